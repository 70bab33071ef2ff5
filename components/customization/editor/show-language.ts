import { type Language, languageNames } from "@/components/templates/content/languages";
import type { EditorStore } from "./editor-store";
import { languageTexts as texts } from "./texts";

/** Shows the texts of a language on the page and in the panel. */
export function showLanguage(store: EditorStore, language: Language) {
  store.setLanguage(language);
  store.announce(texts.shows(languageNames[language]));
}
