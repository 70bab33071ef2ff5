"use client";

import { useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { emailStatuses } from "@/db/words/email";
import { getEmails, postEmailRetry } from "@/lib/platform/email/endpoints";
import type { EmailView } from "@/lib/platform/email/schemas";
import { callApi } from "@/lib/platform/http/client";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { wordIn, wordsOf } from "./name-address";
import { RowAction } from "./row-action";

const statusColors = { due: "text-warn", sent: "text-good", dead: "text-bad" } as const;

function useColumns(): Column<EmailView>[] {
  const t = useTranslations("emailList");
  const statusName = useTranslations("emailStatuses");
  return [
    { label: t("date"), field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
    { label: t("to"), show: ({ to }) => to },
    { label: t("subject"), show: ({ subject }) => subject },
    {
      label: t("status"),
      field: "status",
      show: ({ status, lastError }) => (
        <>
          <span className={`font-medium ${statusColors[status]}`}>{statusName(status)}</span>
          {lastError && <span className="block max-w-[40ch] text-ink-soft">{lastError}</span>}
        </>
      ),
    },
    { label: t("attempts"), field: "attempts", isNumber: true, show: ({ attempts }) => attempts },
    { label: t("again"), show: (row) => (row.status === "dead" ? <Retry email={row} /> : null) },
  ];
}

const Retry = ({ email: { id, subject } }: { email: EmailView }) => {
  const backOffice = useTranslations("backOffice");
  return (
    <RowAction
      label={backOffice("tryAgain")}
      about={`: ${subject}`}
      path={getEmails.path}
      call={() => callApi(postEmailRetry, { params: { id: String(id) } })}
    />
  );
};

function useFilters(): Filter[] {
  const t = useTranslations("emailList");
  const statusName = useTranslations("emailStatuses");
  return [
    { label: t("all"), query: {} },
    ...emailStatuses.map((status) => ({ label: statusName(status), query: { status } })),
  ];
}

function useNames() {
  const statusName = useTranslations("emailStatuses");
  return { status: wordIn(wordsOf(emailStatuses, statusName)) };
}

export const Emails = () => {
  const t = useTranslations("emailList");
  return (
    <DataTable
      endpoint={getEmails}
      columns={useColumns()}
      filters={useFilters()}
      names={useNames()}
      searchLabel={t("search")}
      empty={t("empty")}
    />
  );
};
