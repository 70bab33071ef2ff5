/**
 * The kind of actor. "guest": somebody who is not signed in; "shop": the shop itself, such as a
 * job.
 */
export const actorKinds = ["guest", "customer", "admin", "shop"] as const;

export type ActorKind = (typeof actorKinds)[number];

/**
 * Days after which the last part of a network address is removed. The table's trigger contains the
 * same number.
 */
export const fullAddressDays = 90;

/** Years after which an event is deleted. The table's trigger contains the same number. */
export const keptYears = 3;

/**
 * The number of matches that are counted and can be paged to. For more, a list has to be filtered
 * or exported.
 */
export const mostListed = 1_000;

/** Events on one page of a customer's own activity. */
export const activityPageSize = 20;

/** Refusals that are recorded within an hour, from all callers together. */
export const mostRefusals = 1_000;

/** Of equal refusals within an hour, the 1st, 10th, 100th and so on are recorded. */
export const isRecordedHit = (hits: number): boolean => /^10*$/.test(String(hits));
