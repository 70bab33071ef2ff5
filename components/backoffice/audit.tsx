"use client";

import { useMemo, useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { getAuditEvents, getAuditExport } from "@/lib/platform/audit/endpoints";
import { auditAreas } from "@/lib/platform/audit/events";
import { mostListed } from "@/lib/platform/audit/rules";
import type { AuditEvent } from "@/lib/platform/audit/schemas";
import { auditTexts as texts } from "./audit-texts";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";

/** Wide enough for most addresses: on a phone the table scrolls sideways. */
const Account = ({ children }: { children: string }) => (
  <span className="block min-w-44 [overflow-wrap:anywhere]">{children}</span>
);

const columns: Column<AuditEvent>[] = [
  {
    label: texts.when,
    field: "at",
    show: ({ at }) => <Timestamp at={at} />,
  },
  {
    label: texts.what,
    show: ({ words, target, detail }) => (
      <>
        <span className="block min-w-44 font-medium">{words}</span>
        {target && <span className="block [overflow-wrap:anywhere]">{target}</span>}
        {detail && (
          <span className="block max-w-[44ch] text-ink-soft [overflow-wrap:anywhere]">
            {detail}
          </span>
        )}
      </>
    ),
  },
  {
    label: texts.who,
    show: ({ actorKind, actorEmail }) => <Account>{actorEmail ?? texts.actors[actorKind]}</Account>,
  },
  {
    label: texts.about,
    show: ({ subjectEmail }) => <Account>{subjectEmail ?? texts.nobody}</Account>,
  },
  {
    label: texts.where,
    show: ({ address, device }) => (
      <>
        {address && <span className="block font-mono text-xs">{address}</span>}
        {device && <span className="block whitespace-nowrap text-ink-soft">{device}</span>}
      </>
    ),
  },
];

const filters: Filter[] = [
  { label: texts.all, query: {} },
  ...Object.entries(auditAreas).map(([area, label]) => ({ label, query: { area } })),
];

/** The audit trail: who did what to whom, and from where. */
export function Audit() {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const narrowedBy = useMemo(
    () => ({
      ...(from ? { at_gte: new Date(`${from}T00:00`).toISOString() } : {}),
      ...(to ? { at_lte: new Date(`${to}T23:59:59.999`).toISOString() } : {}),
    }),
    [from, to],
  );
  return (
    <DataTable
      endpoint={getAuditEvents}
      columns={columns}
      filters={filters}
      sortedBy="at"
      narrowedBy={narrowedBy}
      mostListed={mostListed}
      searchLabel={texts.search}
      empty={texts.empty}
      toolbar={(narrowing) => (
        <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <Day label={texts.from} value={from} onChange={setFrom} />
          <Day label={texts.to} value={to} onChange={setTo} />
          <a
            href={`${getAuditExport.path}?${new URLSearchParams(narrowing)}`}
            download
            className={`${button("secondary", "medium")} sm:ms-auto`}
          >
            {texts.export}
          </a>
        </div>
      )}
    />
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day in the reader's time zone, like the times of the list. */
const Day = ({ label, value, onChange }: DayProps) => (
  <label className="grid gap-1 text-ink-soft text-sm">
    {label}
    <input
      type="date"
      min="2000-01-01"
      max="9999-12-31"
      value={value}
      className="h-10 rounded-control border border-line-strong bg-card px-3 text-ink focus:border-accent"
      onChange={({ target }) => onChange(target.validity.valid ? target.value : "")}
    />
  </label>
);
