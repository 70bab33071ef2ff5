import { currentLanguage } from "#current-translations";
import { en } from "@/lib/translations/en";
import { translatorIn } from "@/lib/translations/messages";
import { evidenceOf, type Finding, type ScreeningRule, stoppedFrom } from "./rules";

export interface Reason {
  reason: string;
  /** The words that gave it. */
  evidence: string;
}

/** Also rules of earlier releases. */
type StoredFinding = Omit<Finding, "rule"> & { rule: string };

const isRule = (rule: string): rule is ScreeningRule => Object.hasOwn(en.screeningReasons, rule);

/** The reasons that the owner is told: none to learn from where the site is more than doubtful. */
export const toldReasons = (
  score: number,
  findings: readonly StoredFinding[],
  language?: string,
): Reason[] => (score >= stoppedFrom ? [] : reasonsOf(findings, language));

/** Why a site is doubted, in words for its owner and for staff, the heaviest reason first. */
export function reasonsOf(
  findings: readonly StoredFinding[],
  language = currentLanguage(),
): Reason[] {
  const t = translatorIn(language, "screeningReasons");
  return [...findings]
    .sort((a, b) => b.weight - a.weight)
    .map(({ rule, ...found }) => ({
      reason: isRule(rule) ? t(rule) : rule,
      evidence: evidenceOf(found).join(" · "),
    }));
}
