"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { loginHref } from "@/lib/accounts/login-redirect";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { useDeployment } from "@/lib/orders/cart/client";
import { countLicenses } from "@/lib/orders/cart/rules";
import { useVisitor } from "@/lib/platform/sessions/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { contentText } from "./button-texts";
import { CouponField } from "./coupon-field";
import { DeploymentChoice } from "./deployment-choice";
import { couponTexts, cartSummaryTexts as texts } from "./texts";
import { useCoupon } from "./use-coupon";

interface CartSummaryProps {
  cart: CartPreset[];
  /**
   * Whether this is the cart that would be paid, rather than a guest's cart that still has to be
   * merged.
   */
  isLoaded: boolean;
  trust: ReactNode;
}

/** The cart's totals, the choice of deployment, and the link to the payment. */
export function CartSummary({ cart, isLoaded, trust }: CartSummaryProps) {
  const isDeployed = useDeployment();
  const coupon = useCoupon(cart, isDeployed);
  const { subtotalCents, deploymentCents, totalCents } = coupon.totals;
  const presets = contentText(cart.length, countLicenses(cart));
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-6 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="summary" className="text-xl">
        {texts.title}
      </h2>
      <DeploymentChoice isDeployed={isDeployed} />
      <CouponField coupon={coupon} />
      <dl className="mt-6 space-y-2">
        {coupon.discounts.length > 0 && <Figure label={presets} cents={coupon.listCents} />}
        {coupon.discounts.map(({ text, cents }) => (
          <Figure key={text} label={text} cents={-cents} />
        ))}
        <Figure label={texts.subtotal(presets)} cents={subtotalCents} />
        <Figure label={texts.deployment} cents={deploymentCents} />
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-medium text-lg">
          <dt>{texts.total}</dt>
          <dd aria-live="polite" className="font-mono tabular-nums">
            {coupon.isLoading ? couponTexts.computing : formatMoney({ cents: totalCents })}
          </dd>
        </div>
      </dl>
      <Continue isLoaded={isLoaded} />
      {trust}
      <ContentNotice names={cart.map(({ name }) => name)} className="mt-4" />
    </section>
  );
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{label}</dt>
      <dd className="whitespace-nowrap font-mono tabular-nums">{formatMoney({ cents })}</dd>
    </div>
  );
}

function Continue({ isLoaded }: { isLoaded: boolean }) {
  const { status } = useVisitor();
  const router = useRouter();
  const localized = useLocalizedPath();
  const className = `${button()} mt-6 w-full`;
  if (status === "customer" && isLoaded) {
    return (
      <Link href={links.pay} className={className}>
        {texts.continue}
      </Link>
    );
  }
  const askForLogin = async () => {
    const isConfirmed = await showAlert({
      title: texts.login,
      text: texts.mustLogin,
      confirm: texts.login,
      cancel: texts.stayHere,
    });
    if (isConfirmed) router.push(localized(loginHref(links.pay)));
  };
  return (
    <button type="button" disabled={status !== "guest"} onClick={askForLogin} className={className}>
      {texts.continue}
    </button>
  );
}
