import { currentTranslations } from "#current-translations";

const t = currentTranslations("ui");

export const errorTitle = (isWarning: boolean): string => t(isWarning ? "warning" : "error");

/** The message for a failed action: the server's, if there is one. */
export function errorMessage(error: unknown, fallback: string = t("somethingWentWrong")): string {
  if (!(error instanceof Error)) return fallback;
  // The name of the bundler's error for a script that cannot be loaded.
  return error.name === "ChunkLoadError" ? t("notLoaded") : error.message;
}
