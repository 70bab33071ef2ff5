import { uiTexts } from "./texts";

/** What a failed action says: the server's message, if there is one. */
export const errorMessage = (
  error: unknown,
  fallback: string = uiTexts.somethingWentWrong,
): string => (error instanceof Error ? error.message : fallback);
