import { currentLanguage } from "./current-language";
import { translatorIn } from "./messages";
import type { Namespace, Translator } from "./translator";

export { currentLanguage };

/**
 * For errors and schemas, which belong to no page: writes a message in the language that is current when it is written.
 * By "#current-translations", which in browsers is current-translations-in-browsers.ts.
 */
export const currentTranslations =
  <Group extends Namespace>(group: Group): Translator<Group> =>
  (key, ...values) =>
    translatorIn(currentLanguage(), group)(key, ...values);
