"use client";

import { button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { getEmails, postEmailRetry } from "@/lib/email/endpoints";
import type { EmailView } from "@/lib/email/schemas";
import { callApi } from "@/lib/http/client";
import { type Column, DataTable } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const statusNames = { due: "Due", sent: "Sent", dead: "Given up" } as const;
const statusColors = { due: "text-warn", sent: "text-good", dead: "text-bad" } as const;

const columns: Column<EmailView>[] = [
  { label: "Date", field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  { label: "To", show: ({ to }) => to },
  { label: "Subject", show: ({ subject }) => subject },
  {
    label: "Status",
    field: "status",
    show: ({ status, lastError }) => (
      <>
        <span className={`font-medium ${statusColors[status]}`}>{statusNames[status]}</span>
        {lastError && <span className="block max-w-[40ch] text-ink-soft">{lastError}</span>}
      </>
    ),
  },
  { label: "Attempts", field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
  { label: "Again", show: (row) => (row.status === "dead" ? <Retry mail={row} /> : null) },
];

function Retry({ mail: { id, subject } }: { mail: EmailView }) {
  const change = useListMutation(getEmails.path, () =>
    callApi(postEmailRetry, { params: { id: String(id) } }),
  );
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={() => change.mutate(undefined)}
    >
      Try again<span className="sr-only">: {subject}</span>
    </button>
  );
}

export const Emails = () => (
  <DataTable
    endpoint={getEmails}
    columns={columns}
    searchLabel="Occasion, such as receipt:7"
    empty="No mail was promised yet."
  />
);
