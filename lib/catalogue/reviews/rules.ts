export const maxReviewLength = 200;
export const maxAnswerLength = 600;
export const maxReasonLength = 500;
export const defaultRating = 5;

/** The decision of the shop about a review. */
export interface Moderation {
  isHidden: boolean;
  hiddenReason: string | null;
  answer: string | null;
}

/** Absent fields are not changed. A visible review has no reason for being hidden. */
export function moderate(current: Moderation, change: Partial<Moderation>): Moderation {
  const next = { ...current, ...change };
  return next.isHidden ? next : { ...next, hiddenReason: null };
}

type ModerationEvent =
  | "catalog.review-hidden"
  | "catalog.review-shown"
  | "catalog.review-answered"
  | "catalog.review-answer-changed"
  | "catalog.review-answer-removed";

/** The changes of a review, for the audit trail; empty if nothing changed. */
export function moderationEvents(from: Moderation, to: Moderation): ModerationEvent[] {
  const events: ModerationEvent[] = [];
  if (to.isHidden && !(from.isHidden && from.hiddenReason === to.hiddenReason))
    events.push("catalog.review-hidden");
  if (from.isHidden && !to.isHidden) events.push("catalog.review-shown");
  if (from.answer === to.answer) return events;
  if (to.answer === null) return [...events, "catalog.review-answer-removed"];
  return [
    ...events,
    from.answer === null ? "catalog.review-answered" : "catalog.review-answer-changed",
  ];
}
