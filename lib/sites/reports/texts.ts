import type { ReportKind } from "@/db/words/site-reports";
import { reportKinds } from "@/lib/translations/en/reports";

export const kindTexts: Record<ReportKind, string> = reportKinds;

/** The link in the pages of sites. */
export const reportLink = "Report this site";
