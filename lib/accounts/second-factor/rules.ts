/** Number of recovery codes of an account. */
export const recoveryCodeCount = 10;

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const groupLength = 4;
const groups = 6;

/**
 * A code of about 119 random bits (so a plain hash is safe), in groups that can be read aloud;
 * `pick` draws a number below its argument.
 */
export const newRecoveryCode = (pick: (below: number) => number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[pick(letters.length)]).join(""),
  ).join("-");

/** The normalized form of a code, however it was typed. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, "");

/** Whether the code is from an authenticator app, rather than a recovery code. */
export const isAppCode = (normalized: string): boolean => /^\d{6}$/.test(normalized);

/** The message of a login that is refused until a code is sent. */
export const needsCode = "code";
