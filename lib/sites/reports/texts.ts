import type { ReportKind, TakedownGround } from "@/db/words/site-reports";

export const kindTexts: Record<ReportKind, string> = {
  phishing: "Phishing or fraud",
  children: "Crimes against children",
  intellectual_property: "Copyright or trademark",
  personal_data: "Personal data, published without permission",
  illegal: "Illegal goods or content",
  spam: "Spam",
  other: "Something else",
};

export const groundTexts: Record<TakedownGround, string> = {
  law: "It breaks the law",
  terms: "It breaks our terms",
};

/** The link in the pages of sites. */
export const reportLink = "Report this site";
