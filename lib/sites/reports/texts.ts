import type { ReportKind, TakedownGround } from "@/db/words/site-reports";
import { reportKinds } from "@/lib/translations/en/reports";

export const kindTexts: Record<ReportKind, string> = reportKinds;

export const groundTexts: Record<TakedownGround, string> = {
  law: "It breaks the law",
  terms: "It breaks our terms",
};

/** The link in the pages of sites. */
export const reportLink = "Report this site";
