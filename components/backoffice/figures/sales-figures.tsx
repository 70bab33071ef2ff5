import { useLanguage, useTranslations } from "#translations";
import { Ranking } from "@/components/ui/figure-tables";
import { shopAmounts } from "@/lib/amounts";
import { type AmountSums, noSales, spansOf } from "@/lib/analytics/rules";
import type { OtherCurrency, Sales } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { formatMoney } from "@/lib/money";
import { CountLink } from "./count-link";
import { Figure } from "./figure";
import { formatAmounts } from "./format-amounts";
import { completedRefunds, ordersWithPreset, paidOrders, placedOrders } from "./row-links";
import { SpanChart } from "./span-chart";

const leftOf = ({ paidCents, refundedCents }: AmountSums) => paidCents - refundedCents;

interface SalesFiguresProps {
  first: string;
  last: string;
  sales: Sales;
}

/** Revenue and refunds, by day and by preset. */
export function SalesFigures({ first, last, sales }: SalesFiguresProps) {
  const t = useTranslations("figures");
  const language = useLanguage();
  const money = (cents: number) => formatMoney({ cents }, language);
  const { total, before, others, days, presets } = sales;
  return (
    <section aria-label={t("sales")}>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          title={t("paid")}
          value={money(total.paidCents)}
          before={money(before.paidCents)}
          means={t("paidMeans")}
          rows={{ href: paidOrders(first, last), text: t("ordersPaid", { count: total.paid }) }}
        />
        <Figure
          title={t("refunded")}
          value={money(total.refundedCents)}
          before={money(before.refundedCents)}
          means={t("refundedMeans")}
          rows={{
            href: completedRefunds(first, last),
            text: t("refunds", { count: total.refunds }),
          }}
        />
        <Figure
          title={t("left")}
          value={money(leftOf(total))}
          before={money(leftOf(before))}
          means={t("leftMeans")}
        />
        <Figure
          title={t("placed")}
          value={formatCount(total.placed, language)}
          before={formatCount(before.placed, language)}
          means={t("placedMeans")}
          rows={{ href: placedOrders(first, last), text: t("seePlaced") }}
        />
      </div>
      {others.map((it) => (
        <AlsoIn key={it.currency} {...it} />
      ))}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <SpanChart
          title={t("salesChart")}
          spans={spansOf(days, noSales)}
          read={({ paidCents }) => shopAmounts.encode(paidCents)}
          format={(value) => money(shopAmounts.decode(value))}
          columns={[
            t("days"),
            t("placedColumn"),
            t("paidColumn"),
            t("paid"),
            t("refundsColumn"),
            t("refunded"),
          ]}
          cells={(span) => [
            <CountLink
              key="placed"
              value={span.placed}
              href={placedOrders(span.first, span.last)}
            />,
            <CountLink key="paid" value={span.paid} href={paidOrders(span.first, span.last)} />,
            money(span.paidCents),
            <CountLink
              key="refunds"
              value={span.refunds}
              href={completedRefunds(span.first, span.last)}
            />,
            money(span.refundedCents),
          ]}
        />
        <div>
          <Ranking
            title={t("best")}
            columns={[t("preset"), t("revenue")]}
            rows={presets.map(({ presetId, name, sold, soldCents, others: soldIn }) => ({
              key: String(presetId),
              name,
              value: soldCents,
              shown: t("soldFor", {
                amounts: formatAmounts(soldCents, soldIn, language),
                count: sold,
              }),
              href: ordersWithPreset(presetId, first, last),
            }))}
            none={t("noneSold")}
          />
          <p className="mt-4 text-ink-soft text-sm">{t("bestMeans")}</p>
        </div>
      </div>
    </section>
  );
}

/** The amounts of orders in currencies that the shop used before. */
function AlsoIn({ currency, total, before }: OtherCurrency) {
  const t = useTranslations("figures");
  const language = useLanguage();
  const say = (sums: AmountSums) => {
    const money = (cents: number) => formatMoney({ cents, currency }, language);
    return t("alsoAmounts", {
      paid: money(sums.paidCents),
      refunded: money(sums.refundedCents),
      left: money(leftOf(sums)),
    });
  };
  return (
    <p className="mt-6 text-ink-soft text-sm">
      {t("alsoIn", {
        currency,
        amounts: say(total),
        before: t("before", { value: say(before) }),
      })}
    </p>
  );
}
