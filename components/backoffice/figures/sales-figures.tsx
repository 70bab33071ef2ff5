import { Ranking } from "@/components/ui/figure-tables";
import { shopAmounts } from "@/lib/amounts";
import { type AmountSums, noSales, spansOf } from "@/lib/analytics/rules";
import type { OtherCurrency, Sales } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { formatMoney } from "@/lib/money";
import { CountLink } from "./count-link";
import { Figure } from "./figure";
import { completedRefunds, ordersWithPreset, paidOrders, placedOrders } from "./row-links";
import { SpanChart } from "./span-chart";
import { figuresTexts as texts } from "./texts";

const money = (cents: number) => formatMoney({ cents });
const leftOf = ({ paidCents, refundedCents }: AmountSums) => paidCents - refundedCents;

interface SalesFiguresProps {
  first: string;
  last: string;
  sales: Sales;
}

/** Revenue and refunds, by day and by preset. */
export function SalesFigures({ first, last, sales }: SalesFiguresProps) {
  const { total, before, others, days, presets } = sales;
  return (
    <section aria-label={texts.sales}>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          title={texts.paid}
          value={money(total.paidCents)}
          before={money(before.paidCents)}
          means={texts.paidMeans}
          rows={{ href: paidOrders(first, last), text: texts.ordersPaid(total.paid) }}
        />
        <Figure
          title={texts.refunded}
          value={money(total.refundedCents)}
          before={money(before.refundedCents)}
          means={texts.refundedMeans}
          rows={{ href: completedRefunds(first, last), text: texts.refunds(total.refunds) }}
        />
        <Figure
          title={texts.left}
          value={money(leftOf(total))}
          before={money(leftOf(before))}
          means={texts.leftMeans}
        />
        <Figure
          title={texts.placed}
          value={formatCount(total.placed)}
          before={formatCount(before.placed)}
          means={texts.placedMeans}
          rows={{ href: placedOrders(first, last), text: texts.seePlaced }}
        />
      </div>
      {others.map((it) => (
        <AlsoIn key={it.currency} {...it} />
      ))}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <SpanChart
          title={texts.salesChart}
          spans={spansOf(days, noSales)}
          read={({ paidCents }) => shopAmounts.encode(paidCents)}
          format={(value) => money(shopAmounts.decode(value))}
          columns={texts.salesColumns}
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
            title={texts.best}
            columns={texts.bestColumns}
            rows={presets.map(({ presetId, name, sold, soldCents, others: soldIn }) => ({
              key: String(presetId),
              name,
              value: soldCents,
              shown: texts.soldFor(soldCents, soldIn, sold),
              href: ordersWithPreset(presetId, first, last),
            }))}
            none={texts.noneSold}
          />
          <p className="mt-4 text-ink-soft text-sm">{texts.bestMeans}</p>
        </div>
      </div>
    </section>
  );
}

/** The amounts of orders in currencies that the shop used before. */
function AlsoIn({ currency, total, before }: OtherCurrency) {
  const say = (sums: AmountSums) => {
    const [paid, refunded, left] = [sums.paidCents, sums.refundedCents, leftOf(sums)].map((cents) =>
      formatMoney({ cents, currency }),
    );
    return texts.alsoAmounts(paid ?? "", refunded ?? "", left ?? "");
  };
  return (
    <p className="mt-6 text-ink-soft text-sm">
      {`${texts.alsoIn(currency)} ${say(total)}; ${texts.before(say(before))}.`}
    </p>
  );
}
