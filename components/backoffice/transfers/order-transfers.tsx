"use client";

import { showAlert } from "@/components/ui/alerts";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { getOrderTimeline, postTransferChange } from "@/lib/orders/checkout/endpoints";
import { getRefunds } from "@/lib/orders/checkout/refunds/endpoints";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { creditOf } from "@/lib/orders/transfers/rules";
import { type Transfer, transferChange } from "@/lib/orders/transfers/schemas";
import { callApi } from "@/lib/platform/http/client";
import { useMay } from "../may";
import { OrderSection } from "../order-section";
import { RowButton } from "../row-button";
import { orderTexts, timelineTexts as texts } from "../texts";
import { useListMutation } from "../use-list-mutation";
import { MoneyForm, TransferForm } from "./transfer-form";

interface OrderTransfersProps {
  order: Invoice;
  transfers: readonly Transfer[];
}

const useTransferChange = (orderId: number) =>
  useListMutation(
    [getOrderTimeline.path, getAllInvoices.path, getRefunds.path],
    (change: Parameters<typeof transferChange.encode>[0]) =>
      callApi(postTransferChange, {
        params: { id: String(orderId) },
        body: transferChange.encode(change),
      }),
    { hasAlert: false },
  );

/** The money of an order by bank transfer: marks, what was taken back, and the credit. */
export function OrderTransfers({ order, transfers }: OrderTransfersProps) {
  const mayChange = useMay("orders:write");
  const { mutate, error, isPending } = useTransferChange(order.id);
  const { currency } = order;
  const money = (cents: number) => formatMoney({ cents, currency });
  const receivedCents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const now = { ...order, receivedCents };
  const credit = order.status === "needs_attention" ? 0 : creditOf(now);
  const takeBack = async (transferId: number) => {
    const isSure = await showAlert({
      title: texts.takeBackTitle,
      text: texts.takeBackText,
      tone: "warn",
      confirm: texts.takeBack,
      cancel: texts.keep,
    });
    if (isSure) mutate({ action: "take_back", transferId });
  };
  return (
    <OrderSection
      id="timeline-transfers"
      title={texts.transfers}
      begin={transfers.length === 0 ? orderTexts.markPaid : texts.addTransfer}
      isOffered={mayChange}
      form={(close) => <TransferForm key={receivedCents} order={now} onDone={close} />}
    >
      {transfers.length === 0 && <p className="mt-2">{texts.noTransfers}</p>}
      <ul className="mt-2 grid gap-2">
        {transfers.map(({ id, kind, amountCents, day, by, isReversed }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2"
          >
            <span>
              <span className={`font-medium ${isReversed ? "line-through" : ""}`}>
                {money(amountCents)}
              </span>{" "}
              <span>{texts.transferKinds[kind]}</span>
              {by && <span className="block text-ink-soft">{texts.by(by)}</span>}
            </span>
            <span className="flex items-baseline gap-3">
              <time dateTime={day} className="text-ink-soft tabular-nums">
                {formatDay(day)}
              </time>
              {mayChange && kind === "arrived" && !isReversed && (
                <RowButton
                  label={texts.takeBack}
                  about={texts.ofTransfer(money(amountCents), formatDay(day))}
                  isDisabled={isPending}
                  onClick={() => void takeBack(id)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {error && credit === 0 && (
        <p role="alert" className="mt-2 text-bad">
          {error.message}
        </p>
      )}
      {credit > 0 && (
        <div className="mt-3 rounded-card border border-warn p-4">
          <p className="font-bold">{texts.returnCredit(money(credit))}</p>
          <p className="mt-1 text-ink-soft">{texts.returnText}</p>
          {mayChange && (
            <MoneyForm
              key={credit}
              currency={currency}
              initialCents={credit}
              submit={texts.markReturned}
              problem={error?.message}
              isPending={isPending}
              onSubmit={(moved) => mutate({ action: "return", ...moved })}
            />
          )}
        </div>
      )}
    </OrderSection>
  );
}
