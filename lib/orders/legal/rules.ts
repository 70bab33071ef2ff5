import { formatWrittenDay } from "@/lib/dates";

export type { LegalText } from "@/db/words/legal";

export const versionLine = (version: string) => `Version of ${formatWrittenDay(version)}`;
