"use client";

import { useLanguage, useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { panel } from "./order-section";
import { OrderStatus, Received } from "./order-status";

/** What was ordered, deployment and discounts, and what it comes to. */
export function OrderItems({ order }: { order: Invoice }) {
  const t = useTranslations("orderList");
  const language = useLanguage();
  const { invoiceItems, deploymentCents, discounts, couponCode, totalCents, currency } = order;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  return (
    <section aria-labelledby="order-items" className={panel}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="order-items" className="label text-ink-soft">
          {t("presets")}
        </h2>
        <OrderStatus status={order.status} />
      </div>
      <dl className="mt-2 grid grid-cols-[1fr_auto] [&>div]:contents [&_dd]:border-line [&_dd]:border-t [&_dd]:py-2 [&_dd]:ps-4 [&_dd]:text-end [&_dd]:font-mono [&_dt]:border-line [&_dt]:border-t [&_dt]:py-2">
        {invoiceItems.map(({ id, presetId, licenseNumber, preset }) => (
          <div key={id}>
            <dt>
              <Anchor href={links.detail(presetId)} className="font-medium hover:underline">
                {preset.presetName}
              </Anchor>
              {licenseNumber > 1 && (
                <span className="block text-ink-soft">
                  {t("license", { number: licenseNumber })}
                </span>
              )}
            </dt>
            <dd>
              {money(preset.priceCents)}
              {preset.discountCents > 0 && (
                <span className="block text-ink-soft">
                  {t("reduced", { amount: money(preset.discountCents) })}
                </span>
              )}
            </dd>
          </div>
        ))}
        {deploymentCents > 0 && (
          <div>
            <dt>{t("deployment")}</dt>
            <dd>{money(deploymentCents)}</dd>
          </div>
        )}
        <div>
          <dt className="font-bold">{t("total")}</dt>
          <dd className="font-bold">
            {money(totalCents)}
            <Received order={order} />
          </dd>
        </div>
      </dl>
      {discounts.length > 0 && (
        <div className="border-line border-t pt-2">
          <h3 className="text-ink-soft">{t("discounts")}</h3>
          <ul className="mt-1 grid gap-1">
            {discounts.map(({ text, cents }) => (
              <li key={text} className="flex justify-between gap-x-4">
                <span>{text}</span>
                <span className="font-mono">{money(cents)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {couponCode && (
        <p className="mt-2">
          {t("coupon")} <span className="break-all font-mono">{couponCode}</span>
        </p>
      )}
    </section>
  );
}
