import type { Messages } from "@/lib/translations/translator";

export type FailureValues = Readonly<Record<string, number>>;

/** Why work failed that runs without a reader, as it is stored: a message with its values. */
export const failure = (key: keyof Messages["siteFailures"], values: FailureValues = {}): string =>
  JSON.stringify([key, values]);
