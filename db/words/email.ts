/** `dead`: given up after all attempts, or refused for good. */
export const emailStatuses = ["due", "sent", "dead"] as const;
export type EmailStatus = (typeof emailStatuses)[number];
