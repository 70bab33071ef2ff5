import { useLanguage, useTranslations } from "#translations";
import { OwnPicture } from "@/components/customization/palette/own-picture";
import type { CouponState } from "@/components/orders/cart/use-coupon";
import { formatMoney } from "@/lib/money";
import type { CartPreset } from "@/lib/platform/state/cart-preset";

interface OrderSummaryProps {
  items: CartPreset[];
  coupon: CouponState;
}

const amountClass = "font-mono tabular-nums";

export function OrderSummary({ items, coupon }: OrderSummaryProps) {
  const t = useTranslations("orderSummary");
  const ofCoupon = useTranslations("coupon");
  const language = useLanguage();
  const { subtotalCents, deploymentCents, totalCents } = coupon.totals;
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        {t("title")}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {items.map(({ id, name, priceCents, lowestPriceCents, image, licenses = 1 }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <OwnPicture name={name}>
              <img
                src={image}
                alt=""
                width={96}
                height={72}
                className="aspect-4/3 w-20 rounded-control border border-line object-cover object-top"
              />
            </OwnPicture>
            <span className="me-auto font-medium">
              {licenses > 1 ? t("several", { preset: name, licenses }) : name}
            </span>
            <span className={amountClass}>
              {formatMoney({ cents: licenses * (lowestPriceCents ?? priceCents) }, language)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2">
        {coupon.discounts.length > 0 && <Line label={t("listPrice")} cents={coupon.listCents} />}
        {coupon.discounts.map(({ text, cents }) => (
          <Line key={text} label={text} cents={-cents} />
        ))}
        <Line label={t("subtotal")} cents={subtotalCents} />
        <Line
          label={deploymentCents > 0 ? t("deployment") : t("noDeployment")}
          cents={deploymentCents}
        />
        <div className="mt-2 flex justify-between border-line border-t pt-4 font-semibold text-lg">
          <dt>{t("total")}</dt>
          <dd className={amountClass}>
            {coupon.isLoading
              ? ofCoupon("computing")
              : formatMoney({ cents: totalCents }, language)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  const language = useLanguage();
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
      <dd className={`${amountClass} whitespace-nowrap`}>{formatMoney({ cents }, language)}</dd>
    </div>
  );
}
