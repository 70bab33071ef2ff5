"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { evidenceStates } from "@/db/words/evidence";
import { paymentMethods, purchaseStatuses, vatIdDenialStates } from "@/db/words/invoices";
import { formatDecimal } from "@/lib/amounts";
import { backOfficeLink } from "@/lib/back-office-link";
import type { CsvColumns } from "@/lib/csv";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { wordIn, wordsOf } from "./name-address";
import { OrderStatus, Received } from "./order-status";
import { RecordLink, RowButton, RowLink } from "./row-button";

const TransferDialog = onDemand(() =>
  import("./transfers/transfer-form").then((it) => it.TransferDialog),
);

export function useOrderColumns(): Column<Invoice>[] {
  const t = useTranslations("orderList");
  const methodName = useTranslations("paymentMethods");
  const language = useLanguage();
  return [
    {
      label: t("order"),
      field: "id",
      show: ({ id }) => (
        <RecordLink section="orders" id={id}>
          <span className="font-mono">{id}</span>
        </RecordLink>
      ),
    },
    { label: t("date"), field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
    {
      label: t("customer"),
      show: ({ user, userId, userEmail }) => (
        <>
          <span className="block font-medium">
            <CustomerName id={userId} name={user.userName} />
          </span>
          <span className="text-ink-soft">{userEmail}</span>
        </>
      ),
    },
    {
      label: t("presets"),
      show: ({ invoiceItems, deploymentCents }) => (
        <>
          {invoiceItems.map(({ preset }) => preset.presetName).join(", ")}
          {deploymentCents > 0 && (
            <span className="block text-ink-soft">{t("withDeployment")}</span>
          )}
        </>
      ),
    },
    {
      label: t("total"),
      field: "totalAmount",
      isNumber: true,
      show: ({ totalCents: cents, couponCode, currency, ...order }) => (
        <>
          <span>{formatMoney({ cents, currency }, language)}</span>
          <Received order={{ ...order, totalCents: cents, currency }} />
          {couponCode && <span className="block break-all text-ink-soft">{couponCode}</span>}
        </>
      ),
    },
    {
      label: t("payment"),
      show: ({ paymentMethod, paymentId }) => (
        <>
          <span>{methodName(paymentMethod)}</span>
          {paymentId && <span className="block font-mono text-ink-soft">{paymentId}</span>}
        </>
      ),
    },
    {
      label: t("status"),
      field: "status",
      show: ({ status }) => <OrderStatus status={status} />,
    },
    { label: t("next"), show: (row) => <NextStep order={row} /> },
    {
      label: t("timeline"),
      show: ({ id }) => (
        <RowLink
          href={backOfficeLink(`orders/${id}`)}
          label={t("show")}
          about={t("historyOf", { id: String(id) })}
        />
      ),
    },
  ];
}

/** A link to the customer, for staff who may read customers. */
function CustomerName({ id, name }: { id: number; name: string }) {
  const mayRead = useMay("customers:read");
  if (!mayRead) return name;
  return (
    <RecordLink section="customers" id={id}>
      {name}
    </RecordLink>
  );
}

function NextStep({ order }: { order: Invoice }) {
  const t = useTranslations("orderList");
  const mayChange = useMay("orders:write");
  if (order.number !== null) {
    return (
      <a href={documentLinks.invoicePdf(order.id)} className="text-accent hover:underline">
        <span>{t("invoice", { number: String(order.number) })}</span>
        <span className="sr-only">{t("ofOrder", { id: String(order.id) })}</span>
      </a>
    );
  }
  // A transfer can arrive after its order was closed too.
  const canArrive = order.paymentMethod === "bank_transfer" && order.status !== "needs_attention";
  return canArrive && mayChange ? <MarkPaidButton order={order} /> : null;
}

function MarkPaidButton({ order }: { order: Invoice }) {
  const t = useTranslations("orderList");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowButton
        label={t("markPaid")}
        about={t("orderId", { id: String(order.id) })}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <TransferDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Of which the list has filters. */
const filterStatuses = [
  "needs_attention",
  "pending",
  "partly_paid",
  "paid",
  "refunded",
] as const satisfies readonly Invoice["status"][];

function useCsv() {
  const t = useTranslations("orderList");
  const methodName = useTranslations("paymentMethods");
  const statusName = useTranslations("orderStatuses");
  return {
    name: "orders",
    columns: {
      [t("order")]: ({ id }) => String(id),
      [t("date")]: ({ createdAt }) => createdAt.slice(0, 10),
      [t("customer")]: ({ user }) => user.userName,
      [t("email")]: ({ userEmail }) => userEmail,
      [t("presets")]: ({ invoiceItems }) =>
        invoiceItems.map(({ preset }) => preset.presetName).join(", "),
      [t("total")]: ({ totalCents, currency }) => formatDecimal(totalCents, currency),
      [t("currency")]: ({ currency }) => currency,
      [t("payment")]: ({ paymentMethod }) => methodName(paymentMethod),
      [t("reference")]: ({ paymentId }) => paymentId ?? "",
      [t("status")]: ({ status }) => statusName(status),
      [t("invoiceNumber")]: ({ number }) => String(number ?? ""),
    } satisfies CsvColumns<Invoice>,
  };
}

export function Orders() {
  const t = useTranslations("orderList");
  const statusName = useTranslations("orderStatuses");
  const names = {
    status: wordIn(wordsOf(purchaseStatuses, statusName)),
    paymentMethod: wordIn(wordsOf(paymentMethods, useTranslations("paymentMethods"))),
    paidAt: (days: string) => t("paidOn", { days }),
    createdAt: (days: string) => t("placedOn", { days }),
    "invoiceItems.presetId": (id: string) => t("withPreset", { id }),
    evidence: wordIn(wordsOf(evidenceStates, useTranslations("evidenceWords"))),
    vatIdDenial: wordIn(wordsOf(vatIdDenialStates, useTranslations("vatIdDenialWords"))),
  };
  return (
    <DataTable
      endpoint={getAllInvoices}
      columns={useOrderColumns()}
      searchLabel={t("search")}
      filters={[
        { label: t("all"), query: {} },
        ...filterStatuses.map((status) => ({ label: statusName(status), query: { status } })),
      ]}
      names={names}
      empty={t("empty")}
      choice={{ csv: useCsv(), nameOf: ({ id }) => t("orderName", { id: String(id) }) }}
    />
  );
}
