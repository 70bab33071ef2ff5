import type { TextPage } from "../template";
import { type Language, languageNames } from "./languages";

/** The address of a page in another language of its site, relative to the page. */
export interface LanguageLink {
  language: Language;
  /** The path of the file, without `.html`. */
  file: string;
}

/** A link between languages in the form of a text page, so that each template's footer has a place for it. */
export const languagePage = ({ language, file }: LanguageLink): TextPage => ({
  id: `language-${language}`,
  attributes: {},
  title: { text: languageNames[language] },
  name: { text: file },
  place: { value: "footer" },
  body: { blocks: [] },
  language,
});
