"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "#translations";
import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { links } from "@/lib/links";
import { loginHref, registrationHref } from "@/lib/login-redirect";
import { formatMoney } from "@/lib/money";
import { useDeployment } from "@/lib/orders/cart/client";
import { countLicenses } from "@/lib/orders/cart/rules";
import { useVisitor } from "@/lib/platform/sessions/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { contentText } from "./content-text";
import { CouponField } from "./coupon-field";
import { DeploymentChoice } from "./deployment-choice";
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
  const t = useTranslations("cartSummary");
  const ofCart = useTranslations("cart");
  const ofCoupon = useTranslations("coupon");
  const language = useLanguage();
  const isDeployed = useDeployment();
  const coupon = useCoupon(cart, isDeployed);
  const { subtotalCents, deploymentCents, totalCents } = coupon.totals;
  const content = contentText(ofCart, cart.length, countLicenses(cart));
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-6 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="summary" className="text-xl">
        {t("title")}
      </h2>
      <DeploymentChoice cart={cart} isDeployed={isDeployed} />
      <CouponField coupon={coupon} />
      <dl className="mt-6 space-y-2">
        {coupon.discounts.length > 0 && <Figure label={content} cents={coupon.listCents} />}
        {coupon.discounts.map(({ text, cents }) => (
          <Figure key={text} label={text} cents={-cents} />
        ))}
        <Figure label={t("subtotal", { content })} cents={subtotalCents} />
        <Figure label={t("deployment")} cents={deploymentCents} />
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-medium text-lg">
          <dt>{t("total")}</dt>
          <dd aria-live="polite" className="font-mono tabular-nums">
            {coupon.isLoading
              ? ofCoupon("computing")
              : formatMoney({ cents: totalCents }, language)}
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
  const language = useLanguage();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{label}</dt>
      <dd className="whitespace-nowrap font-mono tabular-nums">
        {formatMoney({ cents }, language)}
      </dd>
    </div>
  );
}

function Continue({ isLoaded }: { isLoaded: boolean }) {
  const t = useTranslations("cartSummary");
  const { status } = useVisitor();
  const router = useRouter();
  const localized = useLocalizedPath();
  const className = `${button()} mt-6 w-full`;
  if (status === "customer" && isLoaded) {
    return (
      <Link href={links.pay} className={className}>
        {t("continue")}
      </Link>
    );
  }
  const askForLogin = async () => {
    const isConfirmed = await showAlert({
      title: t("login"),
      text: t("mustLogin"),
      confirm: t("login"),
      cancel: t("stayHere"),
      link: {
        question: t("isNew"),
        label: t("createAccount"),
        href: registrationHref(links.pay),
      },
    });
    if (isConfirmed) router.push(localized(loginHref(links.pay)));
  };
  return (
    <button type="button" disabled={status !== "guest"} onClick={askForLogin} className={className}>
      {t("continue")}
    </button>
  );
}
