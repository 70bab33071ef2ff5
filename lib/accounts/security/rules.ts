const hour = 60 * 60;

/** Seconds. */
export const confirmationLifetime = 24 * hour;

/** Seconds for which the link "That was not me" of a notice works. */
export const alarmLifetime = 7 * 24 * hour;
