import "server-only";
import { currentLanguage } from "#current-translations";
import { siteFailures } from "@/lib/translations/en/sites";
import { translatorIn } from "@/lib/translations/messages";
import type { FailureKey, FailureValues } from "./stored-failure";

/** The English messages as patterns, with their values as groups. */
const patterns = Object.entries(siteFailures).map(
  ([key, text]) =>
    [
      key,
      new RegExp(`^${text.replace(/[.()]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>\\d+)")}$`),
    ] as const,
);

/** What `failure` stored; null for the words of a service. */
function read(stored: string): [FailureKey, FailureValues] | null {
  for (const [key, pattern] of patterns) {
    const found = pattern.exec(stored);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, it]) => [name, Number(it)]);
    // Cast: Object.entries forgets the names.
    return [key as FailureKey, Object.fromEntries(values)];
  }
  return null;
}

/** A stored reason as people read it. */
export function failureText(stored: string, language = currentLanguage()): string {
  const known = read(stored);
  if (!known) return stored;
  // Cast: which values a message has depends on the key.
  const t = translatorIn(language, "siteFailures") as (
    ...known: [FailureKey, FailureValues]
  ) => string;
  return t(...known);
}

export const failureTextOrNull = (stored: string | null) => stored && failureText(stored);
