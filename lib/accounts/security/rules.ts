const hour = 60 * 60;

/** Seconds. */
export const confirmationLifetime = 24 * hour;

/** Seconds after a sign-in during which it replaces the password of an account that has none. */
export const recentSignIn = hour / 4;

/** Seconds for which the link "That was not me" of a notice works. */
export const alarmLifetime = 7 * 24 * hour;
