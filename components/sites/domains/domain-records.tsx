import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { RecordState } from "@/db/words/domains";
import { problemOf } from "@/lib/sites/domains/problems";
import type { RecordView } from "@/lib/sites/domains/schemas";

interface DomainRecordsProps {
  /** As people read it. */
  host: string;
  records: readonly RecordView[];
  /** Whether they were never seen: it takes a while until new records are. */
  isNew: boolean;
}

/** The DNS records to set, each with the result of the last lookup. */
export function DomainRecords({ host, records, isNew }: DomainRecordsProps) {
  const t = useTranslations("domainRecords");
  const isAlias = records.some(({ type }) => type === "CNAME");
  return (
    <>
      <ul
        aria-label={t("recordsOf", { host })}
        className="mt-5 grid items-start gap-4 lg:grid-cols-2"
      >
        {records.map((record) => (
          <DomainRecord key={`${record.type} ${record.value}`} record={record} isNew={isNew} />
        ))}
      </ul>
      <ForProvider host={host} records={records} />
      <p className="mt-3 max-w-prose text-ink-soft text-sm">
        {isAlias ? `${t("others")} ${t("othersElsewhere", { host })}` : t("others")}
      </p>
    </>
  );
}

/** The records as one text, to paste or to send. */
function ForProvider({ host, records }: Pick<DomainRecordsProps, "host" | "records">) {
  const t = useTranslations("domainRecords");
  const request = t("request", { host });
  const list = records.map(
    ({ type, name, value }) => `${type}\n${t("name")}: ${name}\n${t("value")}: ${value}`,
  );
  const text = [request, ...list].join("\n\n");
  const subject = encodeURIComponent(t("recordsOf", { host }));
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm">
      <span>{t("forProvider")}</span>
      <CopyButton text={text} what={t("allOf", { host })} />
      <a href={`mailto:?subject=${subject}&body=${body}`} className={button("quiet", "medium")}>
        {t("byEmail")}
      </a>
    </p>
  );
}

function DomainRecord({ record, isNew }: { record: RecordView; isNew: boolean }) {
  const t = useTranslations("domainRecords");
  const { type, name, value } = record;
  const problem = problemOf(record, {
    language: useLanguage(),
    t: useTranslations("recordProblems"),
  });
  return (
    <li className="rounded-card border border-line bg-card">
      <div className="flex items-center justify-between gap-4 border-line border-b px-4 py-2.5">
        <h4 className="font-medium font-mono text-sm">{type}</h4>
        <State state={record.state} isNew={isNew} />
      </div>
      <dl className="grid gap-1 px-4 py-3">
        <Fact label={t("name")} value={name} what={t("nameOfRecord", { type, name })} />
        <Fact label={t("value")} value={value} what={t("valueOfRecord", { type, name })} />
      </dl>
      {type === "ALIAS" && <p className="px-4 pb-3 text-ink-soft text-sm">{t("aliasHint")}</p>}
      {problem && (
        <p className="border-line border-t px-4 py-3 text-sm [overflow-wrap:anywhere]">{problem}</p>
      )}
    </li>
  );
}

const colors: Partial<Record<RecordState, string>> = { right: "text-good", extra: "text-warn" };

function State({ state, isNew }: Pick<RecordView, "state"> & { isNew: boolean }) {
  const t = useTranslations("domainRecords");
  const isRight = state === "right";
  const isAwaited = state === null || (isNew && state === "missing");
  const Icon = isRight ? Check : isAwaited ? CircleDashed : CircleAlert;
  const color = isAwaited ? "text-ink-soft" : (colors[state] ?? "text-bad");
  return (
    <p className={`flex items-center gap-1.5 font-medium text-sm ${color}`}>
      <Icon className="size-4" strokeWidth={1.5} aria-hidden />
      <span>{state === null ? t("notLooked") : isAwaited ? t("notFoundYet") : t(state)}</span>
    </p>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** The name of the value for screen readers, after "Copy". */
  what: string;
}

function Fact({ label, value, what }: FactProps) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{value}</span>
        <CopyButton text={value} what={what} className="-me-3.5 shrink-0" />
      </dd>
    </div>
  );
}
