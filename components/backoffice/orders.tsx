"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { getAllInvoices, putInvoice } from "@/lib/invoices/endpoints";
import type { Invoice } from "@/lib/invoices/schemas";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { type Column, DataTable, type Filter } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const OrderTimelineDialog = dynamic(
  () => import("./order-timeline").then((it) => it.OrderTimelineDialog),
  {
    ssr: false,
  },
);

const methods = { paypal: "PayPal", bank_transfer: "Bank transfer" } as const;

const statuses: Record<Invoice["status"], { word: string; color: string }> = {
  pending: { word: "Pending", color: "text-warn" },
  paid: { word: "Paid", color: "text-good" },
  cancelled: { word: "Cancelled", color: "text-ink-soft" },
  expired: { word: "Expired", color: "text-ink-soft" },
  refunded: { word: "Refunded", color: "text-bad" },
  needs_attention: { word: "Needs a decision", color: "text-bad" },
};

const baseColumns: Column<Invoice>[] = [
  { label: "Order", field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  { label: "Date", field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  {
    label: "Customer",
    show: ({ user, userEmail }) => (
      <>
        <span className="block font-medium">{user.userName}</span>
        <span className="text-ink-soft">{userEmail}</span>
      </>
    ),
  },
  {
    label: "Presets",
    show: ({ invoiceItems, deploymentCents }) => (
      <>
        {invoiceItems.map(({ preset }) => preset.presetName).join(", ")}
        {deploymentCents > 0 && <span className="block text-ink-soft">with deployment</span>}
      </>
    ),
  },
  {
    label: "Total",
    field: "totalAmount",
    isNumber: true,
    show: ({ totalCents: cents, currency }) => formatMoney({ cents, currency }),
  },
  {
    label: "Payment",
    show: ({ paymentMethod, paymentId }) => (
      <>
        {methods[paymentMethod]}
        {paymentId && <span className="block font-mono text-ink-soft">{paymentId}</span>}
      </>
    ),
  },
  {
    label: "Status",
    field: "status",
    show: ({ status }) => (
      <span className={`font-medium ${statuses[status].color}`}>{statuses[status].word}</span>
    ),
  },
  { label: "Next", show: (row) => <NextStep order={row} /> },
];

function NextStep({ order }: { order: Invoice }) {
  if (order.number !== null) {
    return (
      <a href={links.invoicePdf(order.id)} className="text-accent hover:underline">
        Invoice {order.number}
        <span className="sr-only"> of order {order.id}</span>
      </a>
    );
  }
  const isAwaited = order.status === "pending" && order.paymentMethod === "bank_transfer";
  return isAwaited ? <MarkPaidButton order={order} /> : null;
}

function MarkPaidButton({ order }: { order: Invoice }) {
  const { id, userEmail, totalCents: cents, currency } = order;
  const change = useListMutation(getAllInvoices.path, () =>
    callApi(putInvoice, { params: { id: String(id) }, body: { isPaid: true } }),
  );
  const mark = async () => {
    const isSure = await showAlert({
      title: "Has it arrived?",
      text: `${formatMoney({ cents, currency })} from ${userEmail}. They get their presets and the receipt at once.`,
      confirm: "Yes, mark as paid",
      cancel: "Not yet",
    });
    if (isSure) change.mutate(undefined);
  };
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={mark}
    >
      Mark as paid<span className="sr-only">: order {id}</span>
    </button>
  );
}

const statusFilters: Filter[] = [
  { label: "All", query: {} },
  { label: statuses.needs_attention.word, query: { status: "needs_attention" } },
  { label: statuses.pending.word, query: { status: "pending" } },
  { label: statuses.paid.word, query: { status: "paid" } },
  { label: statuses.refunded.word, query: { status: "refunded" } },
];

export function Orders() {
  const [opened, setOpened] = useState<number | null>(null);
  const columns: Column<Invoice>[] = [
    ...baseColumns,
    {
      label: "Timeline",
      show: ({ id }) => (
        <button
          type="button"
          aria-haspopup="dialog"
          className={button("secondary", "medium")}
          onClick={() => setOpened(id)}
        >
          Show<span className="sr-only"> what happened to order {id}</span>
        </button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        endpoint={getAllInvoices}
        columns={columns}
        searchLabel="Customer, e-mail or reference"
        filters={statusFilters}
        empty="Nobody has ordered yet."
      />
      {opened !== null && <OrderTimelineDialog orderId={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
