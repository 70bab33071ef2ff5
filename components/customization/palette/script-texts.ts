import { messagesIn } from "@/lib/translations/messages";
import type { Namespace } from "@/lib/translations/translator";

/** For `data-texts`: what the scripts of an element say, see `browser/texts-on.ts`. */
export const scriptTexts = (language: string, groups: readonly Namespace[]): string =>
  JSON.stringify(Object.fromEntries(groups.map((group) => [group, messagesIn(language, group)])));
