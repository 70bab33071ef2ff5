import "server-only";
import { currentLanguage } from "#current-translations";
import { en } from "@/lib/translations/en";
import { translatorIn } from "@/lib/translations/messages";
import type { FailureValues } from "./stored-failure";

type Key = keyof typeof en.siteFailures;

/** What `failure` stored; null for the words of a service, or of a release that stored English ones. */
function read(stored: string): [Key, FailureValues] | null {
  if (!stored.startsWith("[")) return null;
  try {
    const [key, values] = JSON.parse(stored);
    return Object.hasOwn(en.siteFailures, key) ? [key, values] : null;
  } catch {
    return null;
  }
}

/** A stored reason as people read it. */
export function failureText(stored: string, language = currentLanguage()): string {
  const known = read(stored);
  if (!known) return stored;
  // Cast: which values a message has depends on the key.
  const t = translatorIn(language, "siteFailures") as (...known: [Key, FailureValues]) => string;
  return t(...known);
}

export const failureTextOrNull = (stored: string | null) => stored && failureText(stored);
