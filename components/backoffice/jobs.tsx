"use client";

import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { callApi } from "@/lib/platform/http/client";
import { getJobs, postJobRetry } from "@/lib/platform/jobs/endpoints";
import { jobStatuses } from "@/lib/platform/jobs/rules";
import type { JobView } from "@/lib/platform/jobs/schemas";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn, wordsOf } from "./name-address";
import { RowAction } from "./row-action";

/** What a job does; the name itself for a job that only another release knows. */
function useTitles() {
  const t = useTranslations("jobNames");
  return (name: string) => t(name as Parameters<typeof t>[0]);
}

/** A queued job with an error waits for its next attempt after a failure. */
const colorOf = ({ status, lastError }: JobView) =>
  status === "dead" ? "text-bad" : lastError ? "text-warn" : "text-ink";

function useColumns(): Column<JobView>[] {
  const t = useTranslations("jobList");
  const statusName = useTranslations("jobStatuses");
  const titleOf = useTitles();
  return [
    {
      label: t("job"),
      field: "name",
      show: ({ name, key }) => (
        <>
          <span className="font-medium whitespace-nowrap">{titleOf(name)}</span>
          <span className="block font-mono text-ink-soft text-xs break-all">{`${name} ${key}`}</span>
        </>
      ),
    },
    {
      label: t("status"),
      field: "status",
      show: (job) => (
        <>
          <span className={`font-medium ${colorOf(job)}`}>{statusName(job.status)}</span>
          {job.lastError && (
            <span className="block max-w-[44ch] text-ink-soft">{job.lastError}</span>
          )}
        </>
      ),
    },
    {
      label: t("nextRun"),
      field: "dueAt",
      show: ({ status, dueAt }) => (status === "queued" ? <Timestamp at={dueAt} /> : "–"),
    },
    {
      label: t("since"),
      field: "createdAt",
      show: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
    { label: t("attempts"), field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
    { label: t("again"), show: (job) => (job.status === "dead" ? <Retry job={job} /> : null) },
  ];
}

const Retry = ({ job: { id, name, key } }: { job: JobView }) => {
  const backOffice = useTranslations("backOffice");
  const titleOf = useTitles();
  return (
    <RowAction
      label={backOffice("tryAgain")}
      about={`: ${titleOf(name)} ${key}`}
      path={getJobs.path}
      call={() => callApi(postJobRetry, { params: { id: String(id) } })}
    />
  );
};

function useFilters(): Filter[] {
  const t = useTranslations("jobList");
  const statusName = useTranslations("jobStatuses");
  return [
    { label: t("all"), query: {} },
    ...jobStatuses.map((status) => ({ label: statusName(status), query: { status } })),
  ];
}

function useNames() {
  const statusName = useTranslations("jobStatuses");
  return { status: wordIn(wordsOf(jobStatuses, statusName)) };
}

export const Jobs = () => {
  const t = useTranslations("jobList");
  return (
    <DataTable
      endpoint={getJobs}
      columns={useColumns()}
      filters={useFilters()}
      names={useNames()}
      searchLabel={t("search")}
      empty={t("empty")}
    />
  );
};
