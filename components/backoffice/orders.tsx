"use client";

import { useState } from "react";
import { DayOf } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { formatDecimal } from "@/lib/amounts";
import { backOfficeLink } from "@/lib/back-office-link";
import type { CsvColumns } from "@/lib/csv";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { useMay } from "./may";
import { wordIn } from "./name-address";
import { OrderStatus, Received } from "./order-status";
import { RecordLink, RowButton, RowLink } from "./row-button";
import { evidenceTexts, orderTexts as texts } from "./texts";

const TransferDialog = onDemand(() =>
  import("./transfers/transfer-form").then((it) => it.TransferDialog),
);

export const orderColumns: Column<Invoice>[] = [
  {
    label: texts.order,
    field: "id",
    show: ({ id }) => (
      <RecordLink section="orders" id={id}>
        <span className="font-mono">{id}</span>
      </RecordLink>
    ),
  },
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  {
    label: texts.customer,
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
    label: texts.presets,
    show: ({ invoiceItems, deploymentCents }) => (
      <>
        {invoiceItems.map(({ preset }) => preset.presetName).join(", ")}
        {deploymentCents > 0 && <span className="block text-ink-soft">{texts.withDeployment}</span>}
      </>
    ),
  },
  {
    label: texts.total,
    field: "totalAmount",
    isNumber: true,
    show: ({ totalCents: cents, couponCode, currency, ...order }) => (
      <>
        <span>{formatMoney({ cents, currency })}</span>
        <Received order={{ ...order, totalCents: cents, currency }} />
        {couponCode && <span className="block break-all text-ink-soft">{couponCode}</span>}
      </>
    ),
  },
  {
    label: texts.payment,
    show: ({ paymentMethod, paymentId }) => (
      <>
        <span>{texts.methods[paymentMethod]}</span>
        {paymentId && <span className="block font-mono text-ink-soft">{paymentId}</span>}
      </>
    ),
  },
  {
    label: texts.status,
    field: "status",
    show: ({ status }) => <OrderStatus status={status} />,
  },
  { label: texts.next, show: (row) => <NextStep order={row} /> },
  {
    label: texts.timeline,
    show: ({ id }) => (
      <RowLink
        href={backOfficeLink(`orders/${id}`)}
        label={texts.show}
        about={texts.historyOf(id)}
      />
    ),
  },
];

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
  const mayChange = useMay("orders:write");
  if (order.number !== null) {
    return (
      <a href={documentLinks.invoicePdf(order.id)} className="text-accent hover:underline">
        <span>{texts.invoice(order.number)}</span>
        <span className="sr-only">{texts.ofOrder(order.id)}</span>
      </a>
    );
  }
  // A transfer can arrive after its order was closed too.
  const canArrive = order.paymentMethod === "bank_transfer" && order.status !== "needs_attention";
  return canArrive && mayChange ? <MarkPaidButton order={order} /> : null;
}

function MarkPaidButton({ order }: { order: Invoice }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowButton
        label={texts.markPaid}
        about={texts.orderId(order.id)}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <TransferDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const statusFilters: Filter[] = [
  { label: texts.all, query: {} },
  { label: texts.statuses.needs_attention, query: { status: "needs_attention" } },
  { label: texts.statuses.pending, query: { status: "pending" } },
  { label: texts.statuses.partly_paid, query: { status: "partly_paid" } },
  { label: texts.statuses.paid, query: { status: "paid" } },
  { label: texts.statuses.refunded, query: { status: "refunded" } },
];

const names = {
  status: wordIn(texts.statuses),
  paymentMethod: wordIn(texts.methods),
  paidAt: texts.paidOn,
  createdAt: texts.placedOn,
  "invoiceItems.presetId": texts.withPreset,
  evidence: wordIn(evidenceTexts.words),
};

const csv = {
  name: "orders",
  columns: {
    [texts.order]: ({ id }) => String(id),
    [texts.date]: ({ createdAt }) => createdAt.slice(0, 10),
    [texts.customer]: ({ user }) => user.userName,
    [texts.email]: ({ userEmail }) => userEmail,
    [texts.presets]: ({ invoiceItems }) =>
      invoiceItems.map(({ preset }) => preset.presetName).join(", "),
    [texts.total]: ({ totalCents, currency }) => formatDecimal(totalCents, currency),
    [texts.currency]: ({ currency }) => currency,
    [texts.payment]: ({ paymentMethod }) => texts.methods[paymentMethod],
    [texts.reference]: ({ paymentId }) => paymentId ?? "",
    [texts.status]: ({ status }) => texts.statuses[status],
    [texts.invoiceNumber]: ({ number }) => String(number ?? ""),
  } satisfies CsvColumns<Invoice>,
};

export const Orders = () => (
  <DataTable
    endpoint={getAllInvoices}
    columns={orderColumns}
    searchLabel={texts.search}
    filters={statusFilters}
    names={names}
    empty={texts.empty}
    choice={{ csv, nameOf: ({ id }) => texts.orderName(id) }}
  />
);
