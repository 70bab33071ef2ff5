import { uiTexts } from "./texts";

/** What a failed action says: the server's message, if there is one. */
export function errorMessage(
  error: unknown,
  fallback: string = uiTexts.somethingWentWrong,
): string {
  if (!(error instanceof Error)) return fallback;
  // So the bundler calls its error when a script cannot be loaded.
  return error.name === "ChunkLoadError" ? uiTexts.notLoaded : error.message;
}
