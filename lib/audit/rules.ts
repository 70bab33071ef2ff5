/** Who did something. "guest": somebody who is not signed in; "shop": the shop itself, such as a job. */
export const actorKinds = ["guest", "customer", "admin", "shop"] as const;

export type ActorKind = (typeof actorKinds)[number];

/** Days after which the last part of a network address is removed. The trigger of the table knows it, too. */
export const fullAddressDays = 90;

/** Years after which an event may be deleted, and is. The trigger of the table knows it, too. */
export const keptYears = 3;

/** Matches that are counted and can be paged to. Beyond them a list is narrowed or exported. */
export const mostListed = 1_000;

/** Events of one page of a customer's own part. */
export const activityPageSize = 20;

/** Refusals that are recorded within an hour, of all callers together. */
export const mostRefusals = 1_000;

/** Of the same refusals within an hour, the 1st, 10th, 100th and so on are recorded. */
export const isRecordedHit = (hits: number): boolean => /^10*$/.test(String(hits));
