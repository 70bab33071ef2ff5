import { siteFailures } from "@/lib/translations/en/sites";

export type FailureKey = keyof typeof siteFailures;

export type FailureValues = Readonly<Record<string, number>>;

/** Why work failed that runs without a reader, as it is stored: in English, as releases before this one read it. */
export const failure = (key: FailureKey, values: FailureValues = {}): string =>
  siteFailures[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
