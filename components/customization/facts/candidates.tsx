import { useTranslations } from "#translations";
import type { FactKind, Finding } from "@/lib/customization/facts/schemas";
import { candidatesOf, type FactValue, type Found } from "./form-values";
import { sourceLine } from "./source-line";

interface CandidatesProps<K extends FactKind> {
  findings: readonly Finding[];
  kind: K;
  /** How the value is written in the form. */
  print: (value: FactValue<K>) => string;
  /** What the form has now, written so. */
  current: string;
  onChoose: (value: FactValue<K>) => void;
}

/** Where the value of a field was found; buttons that take another one, if several were found. */
export function Candidates<K extends FactKind>({
  findings,
  kind,
  print,
  current,
  onChoose,
}: CandidatesProps<K>) {
  const t = useTranslations("facts");
  const from = useTranslations("factSources");
  const candidates = candidatesOf(findings, kind);
  const [first] = candidates;
  if (!first) return null;
  const noteOf = ({ source, isDoubtful }: Found<K>) => (
    <>
      <span>{sourceLine(from, source)}</span>
      {isDoubtful && <strong className="font-medium text-warn">, {t("check")}</strong>}
    </>
  );
  if (candidates.length === 1 && print(first.value) === current)
    return <p className="wrap-anywhere mt-1.5 text-ink-soft text-sm">{noteOf(first)}</p>;
  return (
    <div className="mt-1.5 grid gap-1.5 text-sm">
      <p className="text-ink-soft">
        {t(current ? "alsoFound" : candidates.length > 1 ? "choose" : "foundThis")}
      </p>
      {candidates.map((candidate) => {
        const printed = print(candidate.value);
        return (
          <div key={printed} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <button
              type="button"
              aria-pressed={printed === current}
              className="wrap-anywhere min-h-9 rounded-control border border-line-strong px-3 py-1 text-start hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => onChoose(candidate.value)}
            >
              {printed}
            </button>
            <span className="wrap-anywhere text-ink-soft">{noteOf(candidate)}</span>
          </div>
        );
      })}
    </div>
  );
}
