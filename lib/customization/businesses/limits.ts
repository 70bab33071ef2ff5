/** The most businesses of an account. */
export const maxBusinesses = 20;
