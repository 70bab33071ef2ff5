import type { ReportKind, TakedownGround } from "@/db/words/site-reports";
import { takedownGrounds } from "@/lib/translations/en/emails";
import { reportKinds } from "@/lib/translations/en/reports";

export const kindTexts: Record<ReportKind, string> = reportKinds;

export const groundTexts: Record<TakedownGround, string> = takedownGrounds;

/** The link in the pages of sites. */
export const reportLink = "Report this site";

export const reportErrors = {
  site: "Please paste the address of the site, such as https://www.example.com/page",
  unknownSite:
    "We host no site at this address, and no shared draft. Please copy the address from your browser; sites elsewhere we cannot change.",
  kind: "Please choose what is wrong",
  explanation: "Please say what is wrong, and where on the site",
  nameMissing: "Please type your name",
  nameOnly: "Please type your name only",
  emailMissing: "Please type your e-mail address",
  goodFaith: "Please confirm it",
};
