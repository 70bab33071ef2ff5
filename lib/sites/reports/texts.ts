import type { ReportKind, TakedownGround } from "@/db/words/site-reports";
import { takedownGrounds } from "@/lib/translations/en/emails";
import { reportKinds } from "@/lib/translations/en/reports";

export const kindTexts: Record<ReportKind, string> = reportKinds;

export const groundTexts: Record<TakedownGround, string> = takedownGrounds;

/** The link in the pages of sites. */
export const reportLink = "Report this site";
