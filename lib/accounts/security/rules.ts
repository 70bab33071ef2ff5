/** Seconds. */
export const confirmationLifetime = 24 * 60 * 60;
