"use client";

import { button } from "@/components/ui/button";
import { formatTimestamp } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { getJobs, postJobRetry } from "@/lib/jobs/endpoints";
import type { JobView } from "@/lib/jobs/schemas";
import { type Column, DataTable, type Filter } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const words = { queued: "Waiting", running: "Running", dead: "Given up" } as const;

/** `check-payment` as "Check payment". */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** A job that waits for its next attempt has a failure behind it. */
const colorOf = ({ status, lastError }: JobView) =>
  status === "dead" ? "text-bad" : lastError ? "text-warn" : "text-ink";

const columns: Column<JobView>[] = [
  {
    label: "Job",
    field: "name",
    show: ({ name, key }) => (
      <>
        <span className="font-medium whitespace-nowrap">{titleOf(name)}</span>
        {key && <span className="block font-mono text-ink-soft text-xs break-all">{key}</span>}
      </>
    ),
  },
  {
    label: "Status",
    field: "status",
    show: (job) => (
      <>
        <span className={`font-medium ${colorOf(job)}`}>{words[job.status]}</span>
        {job.lastError && <span className="block max-w-[44ch] text-ink-soft">{job.lastError}</span>}
      </>
    ),
  },
  {
    label: "Next run",
    field: "dueAt",
    show: ({ status, dueAt }) => (
      <span className="whitespace-nowrap">
        {status === "queued" ? formatTimestamp(dueAt) : "–"}
      </span>
    ),
  },
  {
    label: "Since",
    field: "createdAt",
    show: ({ createdAt }) => (
      <span className="whitespace-nowrap">{formatTimestamp(createdAt)}</span>
    ),
  },
  { label: "Attempts", field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
  { label: "Again", show: (job) => (job.status === "dead" ? <Retry job={job} /> : null) },
];

function Retry({ job: { id, name, key } }: { job: JobView }) {
  const change = useListMutation(getJobs.path, () =>
    callApi(postJobRetry, { params: { id: String(id) } }),
  );
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={`${button("secondary", "medium")} whitespace-nowrap`}
      onClick={() => change.mutate(undefined)}
    >
      Try again
      <span className="sr-only">
        : {titleOf(name)} {key}
      </span>
    </button>
  );
}

const filters: Filter[] = [
  { label: "All", query: {} },
  ...Object.entries(words).map(([status, label]) => ({ label, query: { status } })),
];

export const Jobs = () => (
  <DataTable
    endpoint={getJobs}
    columns={columns}
    filters={filters}
    searchLabel="Job, such as deploy-site"
    empty="Nothing is waiting, running or given up."
  />
);
