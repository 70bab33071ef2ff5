"use client";

import { DayOf } from "@/components/layout/timestamp";
import type { RefundStatus } from "@/db/words/refunds";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import { getRefundRequests, getRefunds } from "@/lib/orders/checkout/refunds/endpoints";
import type { Refund, RefundRequest } from "@/lib/orders/checkout/refunds/schemas";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { useMay } from "../may";
import { wordIn } from "../name-address";
import { RecordLink } from "../row-button";
import { RequestDecisionButtons } from "./request-decision";
import { refundTexts as texts } from "./texts";

const order: Column<{ invoiceId: number }> = {
  label: texts.order,
  field: "invoiceId",
  show: ({ invoiceId }) => (
    <RecordLink section="orders" id={invoiceId}>
      <span className="font-mono">{invoiceId}</span>
    </RecordLink>
  ),
};
const customer = { label: texts.customer, field: "userEmail" } as const;

const requestColumns: Column<RefundRequest>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  order,
  {
    ...customer,
    show: ({ userEmail, presetIds }) => (
      <>
        <span className="block">{userEmail}</span>
        <span className="text-ink-soft">{texts.allPresets(presetIds.length)}</span>
      </>
    ),
  },
  {
    label: texts.reason,
    field: "reason",
    show: ({ reason, note, rightEnded }) => (
      <>
        <span>{texts.reasons[reason]}</span>
        {reason === "withdrawal" && (
          <span className={`block max-w-[48ch] ${rightEnded ? "text-warn" : "text-good"}`}>
            {rightEnded ? texts.rightEnded[rightEnded] : texts.inTime}
          </span>
        )}
        {note && <span className="block max-w-[48ch] text-ink-soft">{note}</span>}
      </>
    ),
  },
  {
    label: texts.amount,
    field: "amount",
    isNumber: true,
    show: ({ amountCents: cents, currency }) =>
      cents === null ? null : formatMoney({ cents, currency }),
  },
  {
    label: texts.decision,
    show: (request) => <Decision request={request} />,
  },
];

function Decision({ request }: { request: RefundRequest }) {
  const mayDecide = useMay("orders:write");
  if (request.status === "open" && mayDecide) return <RequestDecisionButtons request={request} />;
  return (
    <>
      <span>{texts.requestStatuses[request.status]}</span>
      {request.answer && <span className="block max-w-[48ch] text-ink-soft">{request.answer}</span>}
    </>
  );
}

const statusColors: Record<RefundStatus, string> = {
  sending: "text-warn",
  pending: "text-warn",
  completed: "text-good",
  refused: "text-bad",
};

export const RefundState = ({ status, refusal }: Pick<Refund, "status" | "refusal">) => (
  <>
    <span className={`font-medium ${statusColors[status]}`}>{texts.statuses[status]}</span>
    {refusal && <span className="block text-ink-soft">{refusal}</span>}
  </>
);

export const CreditNoteLink = ({ id, number }: Pick<Refund, "id" | "number">) =>
  number === null ? null : (
    <span className="flex gap-x-3">
      <a href={documentLinks.creditNotePdf(id)} className="text-accent hover:underline">
        {texts.creditNote(number)}
      </a>
      <a href={documentLinks.creditNoteXml(id)} className="text-accent hover:underline">
        {texts.xml}
        <span className="sr-only">{`, ${texts.creditNote(number)}`}</span>
      </a>
    </span>
  );

const refundColumns: Column<Refund>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  order,
  { ...customer, show: ({ userEmail }) => userEmail },
  {
    label: texts.amount,
    field: "amount",
    isNumber: true,
    show: ({ amountCents: cents, currency }) => formatMoney({ cents, currency }),
  },
  {
    label: texts.reason,
    field: "reason",
    show: ({ reason, note, createdBy }) => (
      <>
        <span>{texts.reasons[reason]}</span>
        {note && <span className="block max-w-[48ch] text-ink-soft">{note}</span>}
        {createdBy && <span className="block text-ink-soft">{texts.by(createdBy)}</span>}
      </>
    ),
  },
  {
    label: texts.status,
    field: "status",
    show: (refund) => (
      <>
        <span className="block">
          <RefundState {...refund} />
        </span>
        <CreditNoteLink {...refund} />
      </>
    ),
  },
];

const requestFilters: Filter[] = [
  { label: texts.requestStatuses.open, query: { status: "open" } },
  { label: texts.requestStatuses.approved, query: { status: "approved" } },
  { label: texts.requestStatuses.declined, query: { status: "declined" } },
];

const refundFilters: Filter[] = [
  { label: texts.all, query: {} },
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
];

const names = { status: wordIn(texts.statuses), completedAt: texts.refundedOn };

/** Requests of customers for refunds, and completed refunds. */
export const Refunds = () => (
  <div className="grid grid-cols-1 gap-12">
    <section aria-labelledby="refund-requests">
      <h2 id="refund-requests" className="mb-4 text-xl">
        {texts.requests}
      </h2>
      <DataTable
        endpoint={getRefundRequests}
        columns={requestColumns}
        isInAddress={false}
        filters={requestFilters}
        searchLabel={texts.searchRequests}
        empty={texts.noRequests}
      />
    </section>
    <section aria-labelledby="refunds-made">
      <h2 id="refunds-made" className="mb-4 text-xl">
        {texts.refunds}
      </h2>
      <DataTable
        endpoint={getRefunds}
        columns={refundColumns}
        filters={refundFilters}
        names={names}
        searchLabel={texts.search}
        empty={texts.noRefunds}
      />
    </section>
  </div>
);
