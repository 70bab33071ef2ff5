"use client";

import { useMemo, useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { getAuditEvents, getAuditExport } from "@/lib/platform/audit/endpoints";
import { auditAreas } from "@/lib/platform/audit/events";
import { mostListed } from "@/lib/platform/audit/rules";
import type { AuditEvent } from "@/lib/platform/audit/schemas";
import { deviceName } from "@/lib/platform/sessions/device-name";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";

/** Wide enough for most addresses: on a phone the table scrolls sideways. */
const Account = ({ children }: { children: string }) => (
  <span className="block min-w-44 [overflow-wrap:anywhere]">{children}</span>
);

function useColumns(): Column<AuditEvent>[] {
  const t = useTranslations("auditTrail");
  const actorName = useTranslations("auditActors");
  const session = useTranslations("session");
  return [
    {
      label: t("when"),
      field: "at",
      show: ({ at }) => <Timestamp at={at} />,
    },
    {
      label: t("what"),
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
      label: t("who"),
      show: ({ actorKind, actorEmail }) => <Account>{actorEmail ?? actorName(actorKind)}</Account>,
    },
    {
      label: t("about"),
      show: ({ subjectEmail }) => <Account>{subjectEmail ?? "–"}</Account>,
    },
    {
      label: t("where"),
      show: ({ address, device }) => (
        <>
          {address && <span className="block font-mono text-xs">{address}</span>}
          {device && (
            <span className="block whitespace-nowrap text-ink-soft">
              {deviceName(device, session)}
            </span>
          )}
        </>
      ),
    },
  ];
}

function useFilters(): Filter[] {
  const t = useTranslations("auditTrail");
  const areaName = useTranslations("auditAreas");
  return [
    { label: t("all"), query: {} },
    ...auditAreas.map((area) => ({ label: areaName(area), query: { area } })),
  ];
}

/** The audit trail: who did what to whom, and from where. */
export function Audit() {
  const t = useTranslations("auditTrail");
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
      columns={useColumns()}
      filters={useFilters()}
      sortedBy="at"
      narrowedBy={narrowedBy}
      mostListed={mostListed}
      searchLabel={t("search")}
      empty={t("empty")}
      toolbar={(narrowing) => (
        <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <Day label={t("from")} value={from} onChange={setFrom} />
          <Day label={t("to")} value={to} onChange={setTo} />
          <a
            href={`${getAuditExport.path}?${new URLSearchParams(narrowing)}`}
            download
            className={`${button("secondary", "medium")} sm:ms-auto`}
          >
            {t("export")}
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
