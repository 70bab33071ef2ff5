import { type Translator, translatorOf } from "@/lib/translations/translator";

/** In the language of the page, which functions outside React do not know. */
let t = translatorOf<"ui">("en", {});

/** Called when a page starts. */
export function tellErrorsWith(translator: Translator<"ui">) {
  t = translator;
}

export const errorTitle = (isWarning: boolean): string => t(isWarning ? "warning" : "error");

/** The message for a failed action: the server's, if there is one. */
export function errorMessage(error: unknown, fallback: string = t("somethingWentWrong")): string {
  if (!(error instanceof Error)) return fallback;
  // The name of the bundler's error for a script that cannot be loaded.
  return error.name === "ChunkLoadError" ? t("notLoaded") : error.message;
}
