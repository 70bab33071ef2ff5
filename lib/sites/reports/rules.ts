import type { ReportKind, ReportStatus } from "@/db/words/site-reports";

/** Hours within which somebody decides about a notice. */
export const hoursToDecide: Record<ReportKind, number> = {
  phishing: 24,
  children: 24,
  intellectual_property: 7 * 24,
  personal_data: 7 * 24,
  illegal: 7 * 24,
  spam: 7 * 24,
  other: 7 * 24,
};

export const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * 60 * 60 * 1000);

/** Hours within which somebody decides about an objection. */
export const objectionHours = 7 * 24;

/** Nobody who reports a crime against children is asked for a name. */
export const isAnonymous = (kind: string): boolean => kind === "children";

/** Months after the decision for which name and address of a reporter are kept. */
export const reporterMonths = 6;

/** Years for which cases are kept. */
export const keptYears = 3;

export const maxExplanation = 2_000;
export const maxReason = 500;
export const maxObjection = 2_000;

/** Whether the owner of a site that was taken down can object. */
export const canObject = (status: ReportStatus | undefined): boolean => status === "taken_down";
