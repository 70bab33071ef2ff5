"use client";

import { useLanguage, useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { type RefundStatus, refundRequestStatuses, refundStatuses } from "@/db/words/refunds";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import { getRefundRequests, getRefunds } from "@/lib/orders/checkout/refunds/endpoints";
import type { Refund, RefundRequest } from "@/lib/orders/checkout/refunds/schemas";
import { acceptedWithdrawalDays } from "@/lib/refund-days";
import { type Column, DataTable } from "../data-table";
import { useMay } from "../may";
import { wordIn, wordsOf } from "../name-address";
import { RecordLink } from "../row-button";
import { RequestDecisionButtons, useRequestedPresets } from "./request-decision";

/** The columns of both lists. */
function useSharedColumns() {
  const t = useTranslations("refunds");
  const date: Column<{ createdAt: string }> = {
    label: t("date"),
    field: "createdAt",
    show: ({ createdAt }) => <DayOf at={createdAt} />,
  };
  const order: Column<{ invoiceId: number }> = {
    label: t("order"),
    field: "invoiceId",
    show: ({ invoiceId }) => (
      <RecordLink section="orders" id={invoiceId}>
        <span className="font-mono">{invoiceId}</span>
      </RecordLink>
    ),
  };
  return { date, order, customer: { label: t("customer"), field: "userEmail" } };
}

function useRequestColumns(): Column<RefundRequest>[] {
  const t = useTranslations("refunds");
  const reasonName = useTranslations("refundReasons");
  const language = useLanguage();
  const { date, order, customer } = useSharedColumns();
  return [
    date,
    order,
    {
      ...customer,
      show: ({ userEmail, presetIds }) => (
        <>
          <span className="block">{userEmail}</span>
          <span className="text-ink-soft">
            <PresetNames ids={presetIds} />
          </span>
        </>
      ),
    },
    {
      label: t("reason"),
      field: "reason",
      show: ({ reason, note, rightEnded }) => (
        <>
          <span>{reasonName(reason)}</span>
          {reason === "withdrawal" && (
            <span className={`block max-w-[48ch] ${rightEnded ? "text-warn" : "text-good"}`}>
              <RightToWithdraw ended={rightEnded} />
            </span>
          )}
          {note && <span className="block max-w-[48ch] text-ink-soft">{note}</span>}
        </>
      ),
    },
    {
      label: t("amount"),
      field: "amount",
      isNumber: true,
      show: ({ amountCents: cents, currency }) =>
        cents === null ? null : formatMoney({ cents, currency }, language),
    },
    {
      label: t("decision"),
      show: (request) => <Decision request={request} />,
    },
  ];
}

const PresetNames = ({ ids }: { ids: readonly number[] }) => useRequestedPresets(ids);

function RightToWithdraw({ ended }: { ended: RefundRequest["rightEnded"] }) {
  const t = useTranslations("refunds");
  const ending = useTranslations("rightEndings");
  if (!ended) return t("inTime");
  return ended === "time" ? ending(ended, { days: acceptedWithdrawalDays }) : ending(ended);
}

function Decision({ request }: { request: RefundRequest }) {
  const statusName = useTranslations("refundRequestStatuses");
  const mayDecide = useMay("orders:write");
  if (request.status === "open" && mayDecide) return <RequestDecisionButtons request={request} />;
  return (
    <>
      <span>{statusName(request.status)}</span>
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
    <span className={`font-medium ${statusColors[status]}`}>
      {useTranslations("refundStatuses")(status)}
    </span>
    {refusal && <span className="block text-ink-soft">{refusal}</span>}
  </>
);

export function CreditNoteLink({ id, number }: Pick<Refund, "id" | "number">) {
  const t = useTranslations("refunds");
  if (number === null) return null;
  const name = t("creditNote", { number: String(number) });
  return (
    <span className="flex gap-x-3">
      <a href={documentLinks.creditNotePdf(id)} className="text-accent hover:underline">
        {name}
      </a>
      <a href={documentLinks.creditNoteXml(id)} className="text-accent hover:underline">
        {t("xml")}
        <span className="sr-only">{`, ${name}`}</span>
      </a>
    </span>
  );
}

function useRefundColumns(): Column<Refund>[] {
  const t = useTranslations("refunds");
  const reasonName = useTranslations("refundReasons");
  const language = useLanguage();
  const { date, order, customer } = useSharedColumns();
  return [
    date,
    order,
    { ...customer, show: ({ userEmail }) => userEmail },
    {
      label: t("amount"),
      field: "amount",
      isNumber: true,
      show: ({ amountCents: cents, currency }) => formatMoney({ cents, currency }, language),
    },
    {
      label: t("reason"),
      field: "reason",
      show: ({ reason, note, createdBy }) => (
        <>
          <span>{reasonName(reason)}</span>
          {note && <span className="block max-w-[48ch] text-ink-soft">{note}</span>}
          {createdBy && (
            <span className="block text-ink-soft">{t("by", { email: createdBy })}</span>
          )}
        </>
      ),
    },
    {
      label: t("status"),
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
}

/** Requests of customers for refunds, and completed refunds. */
export function Refunds() {
  const t = useTranslations("refunds");
  const requestStatusName = useTranslations("refundRequestStatuses");
  const statuses = wordsOf(refundStatuses, useTranslations("refundStatuses"));
  const names = {
    status: wordIn(statuses),
    completedAt: (days: string) => t("refundedOn", { days }),
  };
  return (
    <div className="grid grid-cols-1 gap-12">
      <section aria-labelledby="refund-requests">
        <h2 id="refund-requests" className="mb-4 text-xl">
          {t("requests")}
        </h2>
        <DataTable
          endpoint={getRefundRequests}
          columns={useRequestColumns()}
          isInAddress={false}
          filters={refundRequestStatuses.map((status) => ({
            label: requestStatusName(status),
            query: { status },
            ...(status === "open" && { empty: t("nothingToRefund") }),
          }))}
          searchLabel={t("searchRequests")}
          empty={t("noRequests")}
        />
      </section>
      <section aria-labelledby="refunds-made">
        <h2 id="refunds-made" className="mb-4 text-xl">
          {t("refunds")}
        </h2>
        <DataTable
          endpoint={getRefunds}
          columns={useRefundColumns()}
          filters={[
            { label: t("all"), query: {} },
            ...Object.entries(statuses).map(([status, label]) => ({ label, query: { status } })),
          ]}
          names={names}
          searchLabel={t("search")}
          empty={t("noRefunds")}
        />
      </section>
    </div>
  );
}
