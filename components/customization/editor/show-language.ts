import { type Language, languageNames } from "@/components/templates/content/languages";
import type { EditorStore } from "./editor-store";

/** Shows the texts of a language on the page and in the panel. */
export function showLanguage(store: EditorStore, language: Language) {
  store.setLanguage(language);
  const t = store.texts("siteLanguages");
  store.announce(t("shows", { language: languageNames[language] }));
}
