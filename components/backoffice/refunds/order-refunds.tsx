"use client";

import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { formatMoney } from "@/lib/money";
import { getRefunds } from "@/lib/orders/checkout/refunds/endpoints";
import { leftOf, type RefundableOrder } from "@/lib/orders/checkout/refunds/rules";
import type { Refund } from "@/lib/orders/checkout/refunds/schemas";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApiForList } from "@/lib/platform/http/client";
import { useMay } from "../may";
import { OrderSection } from "../order-section";
import { RefundForm } from "./refund-form";
import { CreditNoteLink, RefundState } from "./refunds";
import { TaxReturn } from "./tax-return";

interface OrderRefundsProps {
  order: Invoice;
  payment: OrderTimeline["payment"];
  taxToReturnCents: number;
}

/** The refunds of an order, and the form for another one if something is left to refund. */
export function OrderRefunds({ order, payment, taxToReturnCents }: OrderRefundsProps) {
  const t = useTranslations("refundForm");
  const refundWords = useTranslations("refunds");
  const language = useLanguage();
  const mayRefund = useMay("orders:write");
  const query = { invoiceId: String(order.id), _end: "100" };
  const { data, error } = useQuery({
    queryKey: [getRefunds.path, query],
    queryFn: () => callApiForList(getRefunds, query),
    staleTime: 0,
  });
  if (order.number === null) return null;
  const { currency } = order;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const refundable = data && refundableOrder(order, payment, data.rows);
  // Orders that were refunded before credit notes existed have no refunds.
  const left = refundable && (order.status === "refunded" ? 0 : leftOf(refundable).cents);
  const items = refundable ? leftOf(refundable).items : [];
  // One button for all that is left, and one for each template if there are several.
  const single = items.length > 1 ? items : [];
  return (
    <OrderSection
      id="timeline-refunds"
      title={refundWords("refunds")}
      begin={[t("begin"), ...single.map(({ name }) => t("beginOne", { name }))]}
      isOffered={mayRefund && left !== undefined && left > 0}
      form={(close, begun) =>
        refundable && <RefundForm order={refundable} only={single[begun - 1]?.id} onDone={close} />
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {data && <RefundList refunds={data.rows} />}
      {mayRefund && taxToReturnCents > 0 && order.paymentMethod === "bank_transfer" && (
        <TaxReturn order={order} amountCents={taxToReturnCents} />
      )}
      {left !== undefined && (
        <p role="status" className="mt-2">
          {left > 0
            ? t("left", { left: money(left), total: money(order.totalCents) })
            : t("nothingLeft")}
        </p>
      )}
    </OrderSection>
  );
}

const refundableOrder = (
  { id, paymentMethod, totalCents, currency, deploymentCents, invoiceItems }: Invoice,
  payment: OrderTimeline["payment"],
  refunds: Refund[],
): RefundableOrder => ({
  id,
  status: "paid",
  totalCents,
  currency,
  deploymentCents,
  method: paymentMethod,
  items: invoiceItems.map(({ id, presetId, preset: { presetName: name, priceCents } }) => ({
    id,
    presetId,
    name,
    priceCents,
  })),
  paymentState: payment?.state ?? null,
  refunds: refunds
    .filter(({ status }) => status !== "refused")
    .map(({ amountCents, deploymentCents: ofDeployment, itemIds, reason }) => ({
      amountCents,
      itemIds,
      isTax: reason === "tax_returned",
      deploymentCents: ofDeployment,
    })),
});

function RefundList({ refunds }: { refunds: Refund[] }) {
  const t = useTranslations("refunds");
  const reasonName = useTranslations("refundReasons");
  const language = useLanguage();
  return (
    <ul className="mt-2 grid gap-2">
      {refunds.map(
        ({
          id,
          number,
          amountCents,
          currency,
          status,
          refusal,
          reason,
          note,
          createdBy,
          createdAt,
        }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
            <span>
              <span className="font-medium">
                {formatMoney({ cents: amountCents, currency }, language)}
              </span>{" "}
              <span>{reasonName(reason)}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
              {createdBy && (
                <span className="block text-ink-soft">{t("by", { email: createdBy })}</span>
              )}
            </span>
            <span className="text-end">
              <RefundState status={status} refusal={refusal} />{" "}
              <Timestamp at={createdAt} className="text-ink-soft tabular-nums" />
              <span className="block">
                <CreditNoteLink id={id} number={number} />
              </span>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
