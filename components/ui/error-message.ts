import { uiTexts } from "./texts";

/** The message for a failed action: the server's, if there is one. */
export function errorMessage(
  error: unknown,
  fallback: string = uiTexts.somethingWentWrong,
): string {
  if (!(error instanceof Error)) return fallback;
  // The name of the bundler's error for a script that cannot be loaded.
  return error.name === "ChunkLoadError" ? uiTexts.notLoaded : error.message;
}
