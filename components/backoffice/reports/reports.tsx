"use client";

import { useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { getReports } from "@/lib/sites/reports/endpoints";
import type { SiteReport } from "@/lib/sites/reports/schemas";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { useMay } from "../may";
import { wordIn } from "../name-address";
import { ReasonsInShort } from "../reasons";
import { RowButton } from "../row-button";
import { ReportFigures } from "./report-figures";
import { reportTexts as texts } from "./texts";

const ReportDialog = onDemand(() => import("./report-dialog").then((it) => it.ReportDialog));

const isOverdue = ({ isWaiting, dueAt }: SiteReport) => isWaiting && Date.parse(dueAt) < Date.now();

const columns: Column<SiteReport>[] = [
  { label: texts.number, field: "id", isNumber: true, show: ({ id }) => id },
  {
    label: texts.site,
    field: "site",
    show: ({ site, shownAddress, isDraft, isOffline, isWaiting, others }) => (
      <>
        <span className="font-medium">{site ?? (isDraft ? texts.draft : texts.gone)}</span>
        {(site !== null || isDraft) && isOffline && (
          <span className="text-ink-soft">{` (${texts.isOffline})`}</span>
        )}
        <span className="line-clamp-3 max-w-[44ch] text-ink-soft [overflow-wrap:anywhere]">
          {shownAddress}
        </span>
        {isWaiting && others > 0 && (
          <span className="block text-ink-soft">{texts.others(others)}</span>
        )}
      </>
    ),
  },
  {
    label: texts.kind,
    field: "kind",
    show: ({ kind, source, screening }) => (
      <>
        <span>{source === "shop" ? texts.ownDecision : texts.kinds[kind]}</span>
        {screening && (
          <div className="mt-1 text-ink-soft">
            <span className="font-medium">{texts.score(screening.score)}</span>
            {screening.areFormsPaused && (
              <span className="block font-medium text-warn">{texts.formsPaused}</span>
            )}
            <ReasonsInShort reasons={screening.reasons} />
          </div>
        )}
      </>
    ),
  },
  {
    label: texts.status,
    field: "status",
    show: ({ status, isWaiting }) => (
      <span className={isWaiting ? "font-medium text-warn" : ""}>{texts.statuses[status]}</span>
    ),
  },
  {
    label: texts.received,
    field: "receivedAt",
    show: ({ receivedAt }) => <Timestamp at={receivedAt} />,
  },
  {
    label: texts.due,
    field: "attention",
    show: (report) =>
      report.isWaiting ? (
        <>
          <Timestamp at={report.dueAt} />
          {isOverdue(report) && <span className="block font-medium text-bad">{texts.overdue}</span>}
        </>
      ) : (
        "–"
      ),
  },
];

const filters: Filter[] = [
  { label: texts.waiting, query: { isWaiting: "true" } },
  { label: texts.all, query: {} },
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
];

const names = {
  status: wordIn(texts.statuses),
  kind: wordIn(texts.kinds),
  isWaiting: wordIn({ true: texts.waiting }),
  waitsSince: texts.arrived,
};

/** Reports of sites, those that wait for a decision first, and the figures of a year. */
export function Reports() {
  const mayDecide = useMay("sites:write");
  const [opened, setOpened] = useState<SiteReport | null>(null);
  const action: Column<SiteReport> = {
    label: texts.action,
    show: (report) => (
      <RowButton
        label={mayDecide && report.isWaiting ? texts.decide : texts.read}
        about={texts.ofReport(report.id)}
        opensDialog
        onClick={() => setOpened(report)}
      />
    ),
  };
  return (
    <div className="grid grid-cols-1 gap-14">
      <DataTable
        endpoint={getReports}
        columns={[...columns, action]}
        filters={filters}
        names={names}
        sortedBy="attention"
        searchLabel={texts.search}
        empty={texts.empty}
      />
      <ReportFigures />
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
