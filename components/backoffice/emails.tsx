"use client";

import { DayOf } from "@/components/layout/timestamp";
import { getEmails, postEmailRetry } from "@/lib/platform/email/endpoints";
import type { EmailView } from "@/lib/platform/email/schemas";
import { callApi } from "@/lib/platform/http/client";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn } from "./name-address";
import { RowAction } from "./row-action";
import { backOfficeTexts, emailTexts as texts } from "./texts";

const statusColors = { due: "text-warn", sent: "text-good", dead: "text-bad" } as const;

const columns: Column<EmailView>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  { label: texts.to, show: ({ to }) => to },
  { label: texts.subject, show: ({ subject }) => subject },
  {
    label: texts.status,
    field: "status",
    show: ({ status, lastError }) => (
      <>
        <span className={`font-medium ${statusColors[status]}`}>{texts.statuses[status]}</span>
        {lastError && <span className="block max-w-[40ch] text-ink-soft">{lastError}</span>}
      </>
    ),
  },
  { label: texts.attempts, field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
  { label: texts.again, show: (row) => (row.status === "dead" ? <Retry email={row} /> : null) },
];

const Retry = ({ email: { id, subject } }: { email: EmailView }) => (
  <RowAction
    label={backOfficeTexts.tryAgain}
    about={`: ${subject}`}
    path={getEmails.path}
    call={() => callApi(postEmailRetry, { params: { id: String(id) } })}
  />
);

const filters: Filter[] = [
  { label: texts.all, query: {} },
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
];

const names = { status: wordIn(texts.statuses) };

export const Emails = () => (
  <DataTable
    endpoint={getEmails}
    columns={columns}
    filters={filters}
    names={names}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
