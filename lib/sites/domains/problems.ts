import { localeOf } from "@/lib/languages.mjs";
import type { Translator } from "@/lib/translations/translator";
import type { RecordView } from "./schemas";

type Problem = Pick<RecordView, "type" | "name" | "value" | "state" | "found">;

/** A language, and its messages about records. */
export interface ProblemWords {
  language: string;
  t: Translator<"recordProblems">;
}

/** The error in a record, in words; null if there is none, or the record was not checked yet. */
export function problemOf(
  { type, name, value, state, found }: Problem,
  { language, t }: ProblemWords,
): string | null {
  const listed = new Intl.ListFormat(localeOf(language)).format(found);
  switch (state) {
    case "missing":
      return t("missing", { type, name });
    case "wrong":
      return t("wrong", { type, found: listed, value });
    case "extra":
      return t("extra", { name, found: listed });
    case "proxied": {
      const cure = found.join() === "Cloudflare" ? t("switchOffCloudflare") : t("switchOff");
      return `${t("proxied", { proxy: listed, name })} ${cure}`;
    }
    case "unreachable":
      return t("unreachable", { name });
    case "taken":
      return t("taken");
    default:
      return null;
  }
}

/** All errors, each once: several records may define the target of the same name. */
export const problemsOf = (records: readonly Problem[], words: ProblemWords): string[] => [
  ...new Set(records.flatMap((record) => problemOf(record, words) ?? [])),
];
