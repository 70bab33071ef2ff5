"use client";

import { Timestamp } from "@/components/layout/timestamp";
import { callApi } from "@/lib/platform/http/client";
import { getJobs, postJobRetry } from "@/lib/platform/jobs/endpoints";
import type { JobView } from "@/lib/platform/jobs/schemas";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn } from "./name-address";
import { RowAction } from "./row-action";
import { backOfficeTexts, jobTexts as texts } from "./texts";

/** `check-payment` as "Check payment". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** A queued job with an error waits for its next attempt after a failure. */
const colorOf = ({ status, lastError }: JobView) =>
  status === "dead" ? "text-bad" : lastError ? "text-warn" : "text-ink";

const columns: Column<JobView>[] = [
  {
    label: texts.job,
    field: "name",
    show: ({ name, key }) => (
      <>
        <span className="font-medium whitespace-nowrap">{titleOf(name)}</span>
        {key && <span className="block font-mono text-ink-soft text-xs break-all">{key}</span>}
      </>
    ),
  },
  {
    label: texts.status,
    field: "status",
    show: (job) => (
      <>
        <span className={`font-medium ${colorOf(job)}`}>{texts.statuses[job.status]}</span>
        {job.lastError && <span className="block max-w-[44ch] text-ink-soft">{job.lastError}</span>}
      </>
    ),
  },
  {
    label: texts.nextRun,
    field: "dueAt",
    show: ({ status, dueAt }) => (status === "queued" ? <Timestamp at={dueAt} /> : "–"),
  },
  {
    label: texts.since,
    field: "createdAt",
    show: ({ createdAt }) => <Timestamp at={createdAt} />,
  },
  { label: texts.attempts, field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
  { label: texts.again, show: (job) => (job.status === "dead" ? <Retry job={job} /> : null) },
];

const Retry = ({ job: { id, name, key } }: { job: JobView }) => (
  <RowAction
    label={backOfficeTexts.tryAgain}
    about={`: ${titleOf(name)} ${key}`}
    path={getJobs.path}
    call={() => callApi(postJobRetry, { params: { id: String(id) } })}
  />
);

const filters: Filter[] = [
  { label: texts.all, query: {} },
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
];

const names = { status: wordIn(texts.statuses) };

export const Jobs = () => (
  <DataTable
    endpoint={getJobs}
    columns={columns}
    filters={filters}
    names={names}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
