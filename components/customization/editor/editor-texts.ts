import { useTranslations } from "#translations";
import type { Translator } from "@/lib/translations/translator";

/** The messages that the editor says outside of its components. */
export interface EditorTexts {
  editor: Translator<"editor">;
  outline: Translator<"outline">;
  siteFields: Translator<"siteFields">;
  slotLabels: Translator<"slotLabels">;
  siteLanguages: Translator<"siteLanguages">;
  pageCheck: Translator<"pageCheck">;
  contrast: Translator<"contrast">;
  takeShared: Translator<"takeShared">;
}

export type TextsOf = <Group extends keyof EditorTexts>(group: Group) => EditorTexts[Group];

export const useEditorTexts = (): EditorTexts => ({
  editor: useTranslations("editor"),
  outline: useTranslations("outline"),
  siteFields: useTranslations("siteFields"),
  slotLabels: useTranslations("slotLabels"),
  siteLanguages: useTranslations("siteLanguages"),
  pageCheck: useTranslations("pageCheck"),
  contrast: useTranslations("contrast"),
  takeShared: useTranslations("takeShared"),
});
