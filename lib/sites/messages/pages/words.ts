import "server-only";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { valueAt } from "@/lib/customization/content/rules";
import type { SiteSource } from "@/lib/sites/changes";
import { type FormTexts, formTexts } from "../form-texts";

/** A site's messages to visitors who write to its owner, and the labels of its forms. */
export interface FormWords extends FormTexts {
  isNameRequired: boolean;
  isMessageRequired: boolean;
}

type Language = keyof typeof formTexts;

const isKnown = (language: string): language is Language => Object.hasOwn(formTexts, language);

/** The language if sites may have it, otherwise English. */
export const knownOrEnglish = (language: string): Language => (isKnown(language) ? language : "en");

/** For an answer without a site. */
export const plainWordsIn = (language: Language): FormWords => ({
  ...formTexts[language],
  isNameRequired: true,
  isMessageRequired: true,
});

/** The words of the template's contact form, where it has one; the others are in the site's language. */
export async function wordsOf(slug: string, { document }: SiteSource): Promise<FormWords> {
  const declaration = await requireDeclaration(slug);
  const texts = formTexts[document.language];
  const slot = (name: string): string => {
    const value = valueAt(declaration, document, `contactForm.${name}`);
    return typeof value === "string" ? value : "";
  };
  return {
    ...texts,
    name: slot("name") || texts.name,
    email: slot("email") || texts.email,
    message: slot("message") || texts.message,
    consent: slot("consent") || texts.consent,
    send: slot("send") || texts.send,
    thanks: slot("thanksTitle") || texts.thanks,
    thanksText: slot("thanksText") || texts.thanksText,
    isNameRequired: slot("nameIs") !== "optional",
    isMessageRequired: slot("messageIs") !== "optional",
  };
}
