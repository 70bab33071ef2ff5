"use client";

import { useState } from "react";
import { DayOf } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { creditOf, type TransferOrder } from "@/lib/orders/transfers/rules";
import { type Column, DataTable } from "./data-table";
import type { Filter, Query } from "./filters";
import { useMay } from "./may";
import { nameAddress, wordIn } from "./name-address";
import { RowButton } from "./row-button";
import { evidenceTexts, orderTexts as texts } from "./texts";

const OrderTimelineDialog = onDemand(() =>
  import("./order-timeline").then((it) => it.OrderTimelineDialog),
);

const TransferDialog = onDemand(() =>
  import("./transfers/transfer-form").then((it) => it.TransferDialog),
);

const statusColors: Record<Invoice["status"], string> = {
  pending: "text-warn",
  paid: "text-good",
  cancelled: "text-ink-soft",
  expired: "text-ink-soft",
  refunded: "text-bad",
  needs_attention: "text-bad",
  partly_paid: "text-warn",
  not_paid: "text-ink-soft",
};

const baseColumns: Column<Invoice>[] = [
  { label: texts.order, field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  {
    label: texts.customer,
    show: ({ user, userEmail }) => (
      <>
        <span className="block font-medium">{user.userName}</span>
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
    show: ({ status }) => (
      <span className={`font-medium ${statusColors[status]}`}>{texts.statuses[status]}</span>
    ),
  },
  { label: texts.next, show: (row) => <NextStep order={row} /> },
];

/** What has arrived of the total, where that is another amount. */
function Received({ order }: { order: TransferOrder & Pick<Invoice, "currency"> }) {
  const { currency, receivedCents } = order;
  const credit = creditOf(order);
  const text =
    credit > 0
      ? texts.credit(formatMoney({ cents: credit, currency }))
      : order.status === "partly_paid" &&
        texts.received(formatMoney({ cents: receivedCents, currency }));
  return text && <span className="block font-sans text-warn">{text}</span>;
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

const nameFilters = (query: Query) =>
  nameAddress(query, {
    status: wordIn(texts.statuses),
    paymentMethod: wordIn(texts.methods),
    paidAt: texts.paidOn,
    createdAt: texts.placedOn,
    "invoiceItems.presetId": texts.withPreset,
    evidence: wordIn(evidenceTexts.words),
  });

export function Orders() {
  const [opened, setOpened] = useState<Invoice | null>(null);
  const columns: Column<Invoice>[] = [
    ...baseColumns,
    {
      label: texts.timeline,
      show: (order) => (
        <RowButton
          label={texts.show}
          about={texts.historyOf(order.id)}
          opensDialog
          onClick={() => setOpened(order)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        endpoint={getAllInvoices}
        columns={columns}
        searchLabel={texts.search}
        filters={statusFilters}
        nameAddress={nameFilters}
        empty={texts.empty}
      />
      {opened && <OrderTimelineDialog order={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
