import { mainLanguage } from "@/lib/languages.mjs";
import { type CompiledMessages, type Namespace, type Translator, translatorOf } from "./translator";
import { lateMessages } from "./with-messages";

// Not that of the document, which a translator of the browser's changes.
let language: string = mainLanguage;

const given: Record<string, CompiledMessages> = {};

/** Keeps what `<Translations>` gives for code that is no component. */
export function keepMessages(
  ofPage: string,
  messages: Readonly<Partial<Record<Namespace, CompiledMessages>>>,
) {
  language = ofPage;
  Object.assign(given, messages);
}

export const currentLanguage = () => language;

/** Writes messages of a group that `<Translations>` or `withMessages` has given, in the language of the page. */
export const currentTranslations =
  <Group extends Namespace>(group: Group): Translator<Group> =>
  (key, ...values) =>
    translatorOf<Group>(language, given[group] ?? lateMessages[group] ?? {})(key, ...values);
