"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { reportKinds, reportStatuses } from "@/db/words/site-reports";
import { getReports } from "@/lib/sites/reports/endpoints";
import type { SiteReport } from "@/lib/sites/reports/schemas";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { useMay } from "../may";
import { type Names, wordIn, wordsOf } from "../name-address";
import { ReasonsInShort } from "../reasons";
import { RowButton } from "../row-button";
import { ReportFigures } from "./report-figures";

const ReportDialog = onDemand(() => import("./report-dialog").then((it) => it.ReportDialog));

const isOverdue = ({ isWaiting, dueAt }: SiteReport) => isWaiting && Date.parse(dueAt) < Date.now();

function useColumns(): Column<SiteReport>[] {
  const t = useTranslations("reportList");
  const kindName = useTranslations("reportKinds");
  const statusName = useTranslations("reportStatuses");
  return [
    { label: t("number"), field: "id", isNumber: true, show: ({ id }) => id },
    {
      label: t("site"),
      field: "site",
      show: ({ site, shownAddress, isDraft, isOffline, isWaiting, others }) => (
        <>
          <span className="font-medium">{site ?? (isDraft ? t("draft") : t("gone"))}</span>
          {(site !== null || isDraft) && isOffline && (
            <span className="text-ink-soft">{` (${t("isOffline")})`}</span>
          )}
          <span className="line-clamp-3 max-w-[44ch] text-ink-soft [overflow-wrap:anywhere]">
            {shownAddress}
          </span>
          {isWaiting && others > 0 && (
            <span className="block text-ink-soft">{t("others", { count: others })}</span>
          )}
        </>
      ),
    },
    {
      label: t("kind"),
      field: "kind",
      show: ({ kind, source, screening }) => (
        <>
          <span>{source === "shop" ? t("ownDecision") : kindName(kind)}</span>
          {screening && (
            <div className="mt-1 text-ink-soft">
              <span className="font-medium">
                {screening.score === 0
                  ? t("nothingNoticed")
                  : t("score", { score: screening.score })}
              </span>
              {screening.areFormsPaused && (
                <span className="block font-medium text-warn">{t("formsPaused")}</span>
              )}
              <ReasonsInShort reasons={screening.reasons} />
            </div>
          )}
        </>
      ),
    },
    {
      label: t("status"),
      field: "status",
      show: ({ status, isWaiting }) => (
        <span className={isWaiting ? "font-medium text-warn" : ""}>{statusName(status)}</span>
      ),
    },
    {
      label: t("received"),
      field: "receivedAt",
      show: ({ receivedAt }) => <Timestamp at={receivedAt} />,
    },
    {
      label: t("due"),
      field: "attention",
      show: (report) =>
        report.isWaiting ? (
          <>
            <Timestamp at={report.dueAt} />
            {isOverdue(report) && (
              <span className="block font-medium text-bad">{t("overdue")}</span>
            )}
          </>
        ) : (
          "–"
        ),
    },
  ];
}

function useFilters(): Filter[] {
  const t = useTranslations("reportList");
  const statusName = useTranslations("reportStatuses");
  return [
    { label: t("waiting"), query: { isWaiting: "true" } },
    { label: t("all"), query: {} },
    ...reportStatuses.map((status) => ({ label: statusName(status), query: { status } })),
  ];
}

function useNames(): Names {
  const t = useTranslations("reportList");
  const statusName = useTranslations("reportStatuses");
  const kindName = useTranslations("reportKinds");
  return {
    status: wordIn(wordsOf(reportStatuses, statusName)),
    kind: wordIn(wordsOf(reportKinds, kindName)),
    isWaiting: wordIn({ true: t("waiting") }),
    waitsSince: (days) => t("arrived", { days }),
  };
}

/** Reports of sites, those that wait for a decision first, and the figures of a year. */
export function Reports() {
  const t = useTranslations("reportList");
  const mayDecide = useMay("sites:write");
  const [opened, setOpened] = useState<SiteReport | null>(null);
  const action: Column<SiteReport> = {
    label: t("action"),
    show: (report) => (
      <RowButton
        label={mayDecide && report.isWaiting ? t("decide") : t("read")}
        about={t("ofReport", { id: String(report.id) })}
        opensDialog
        onClick={() => setOpened(report)}
      />
    ),
  };
  return (
    <div className="grid grid-cols-1 gap-14">
      <DataTable
        endpoint={getReports}
        columns={[...useColumns(), action]}
        filters={useFilters()}
        names={useNames()}
        sortedBy="attention"
        searchLabel={t("search")}
        empty={t("empty")}
      />
      <ReportFigures />
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
