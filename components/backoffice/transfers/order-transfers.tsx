"use client";

import { useLanguage, useTranslations } from "#translations";
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
  const t = useTranslations("transfers");
  const list = useTranslations("orderList");
  const kindName = useTranslations("transferKinds");
  const language = useLanguage();
  const mayChange = useMay("orders:write");
  const { mutate, error, isPending } = useTransferChange(order.id);
  const { currency } = order;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const receivedCents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const now = { ...order, receivedCents };
  const credit = order.status === "needs_attention" ? 0 : creditOf(now);
  const takeBack = async (transferId: number) => {
    const isSure = await showAlert({
      title: t("takeBackTitle"),
      text: t("takeBackText"),
      tone: "warn",
      confirm: t("takeBack"),
      cancel: t("keep"),
    });
    if (isSure) mutate({ action: "take_back", transferId });
  };
  return (
    <OrderSection
      id="timeline-transfers"
      title={t("transfers")}
      begin={transfers.length === 0 ? list("markPaid") : t("addTransfer")}
      isOffered={mayChange}
      form={(close) => <TransferForm key={receivedCents} order={now} onDone={close} />}
    >
      {transfers.length === 0 && <p className="mt-2">{t("noTransfers")}</p>}
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
              <span>{kindName(kind)}</span>
              {by && <span className="block text-ink-soft">{t("by", { email: by })}</span>}
            </span>
            <span className="flex items-baseline gap-3">
              <time dateTime={day} className="text-ink-soft tabular-nums">
                {formatDay(day, "UTC", language)}
              </time>
              {mayChange && kind === "arrived" && !isReversed && (
                <RowButton
                  label={t("takeBack")}
                  about={t("ofTransfer", {
                    amount: money(amountCents),
                    day: formatDay(day, "UTC", language),
                  })}
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
          <p className="font-bold">{t("returnCredit", { credit: money(credit) })}</p>
          <p className="mt-1 text-ink-soft">{t("returnText")}</p>
          {mayChange && (
            <MoneyForm
              key={credit}
              currency={currency}
              initialCents={credit}
              submit={t("markReturned")}
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
