import type { Change } from "@/lib/sites/schemas";
import { overviewTexts, changeListTexts as texts } from "./texts";

const shownAtFirst = 6;

interface ChangeListProps {
  label: string;
  changes: readonly Change[];
}

/** The changes, slot by slot: its name, its value before and after. */
export function ChangeList({ label, changes }: ChangeListProps) {
  const rest = changes.slice(shownAtFirst);
  return (
    <>
      <Changes label={label} changes={changes.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-medium text-accent text-sm">
            {overviewTexts.moreChanges(rest.length)}
          </summary>
          <div className="mt-3">
            <Changes label={overviewTexts.moreChanges(rest.length)} changes={rest} />
          </div>
        </details>
      )}
    </>
  );
}

function Changes({ label, changes }: ChangeListProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {changes.map((change) => (
        <li key={JSON.stringify(change)} className="border-line border-s-2 ps-3 text-sm">
          <p className="text-ink-soft">
            <span className="sr-only">{`${texts.kinds[change.kind]}: `}</span>
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
  if (before === "" && after === "") return <p>{texts.kinds[kind]}</p>;
  return (
    <>
      {kind !== "added" && (
        <del className={`${long} text-ink-soft decoration-line-strong`}>
          {before || texts.empty}
        </del>
      )}
      {kind !== "removed" && <ins className={`${long} no-underline`}>{after || texts.empty}</ins>}
    </>
  );
}
