import { useTranslations } from "#translations";
import type { Change } from "@/lib/sites/schemas";

const shownAtFirst = 6;

interface ChangeListProps {
  label: string;
  changes: readonly Change[];
}

/** The changes, slot by slot: its name, its value before and after. */
export function ChangeList({ label, changes }: ChangeListProps) {
  const t = useTranslations("changeList");
  const rest = changes.slice(shownAtFirst);
  return (
    <>
      <Changes label={label} changes={changes.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-medium text-accent text-sm">
            {t("more", { count: rest.length })}
          </summary>
          <div className="mt-3">
            <Changes label={t("more", { count: rest.length })} changes={rest} />
          </div>
        </details>
      )}
    </>
  );
}

function Changes({ label, changes }: ChangeListProps) {
  const t = useTranslations("changeList");
  return (
    <ul aria-label={label} className="grid gap-3">
      {changes.map((change) => (
        <li key={JSON.stringify(change)} className="border-line border-s-2 ps-3 text-sm">
          <p className="text-ink-soft">
            <span className="sr-only">{t("whatOf", { kind: change.kind })}</span>
            {change.labels.join(" › ")}
          </p>
          <Values {...change} />
        </li>
      ))}
    </ul>
  );
}

const long = "line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]";

function Values({ kind, before, after }: Change) {
  const t = useTranslations("changeList");
  if (before === "" && after === "") return <p>{t("what", { kind })}</p>;
  return (
    <>
      {kind !== "added" && (
        <del className={`${long} text-ink-soft decoration-line-strong`}>{before || t("empty")}</del>
      )}
      {kind !== "removed" && <ins className={`${long} no-underline`}>{after || t("empty")}</ins>}
    </>
  );
}
