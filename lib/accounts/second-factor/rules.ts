/** Recovery codes that an account gets at once. */
export const recoveryCodeCount = 10;

/** Without letters and digits that are taken for each other. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const groupLength = 4;
const groups = 6;

/**
 * A code of some 119 bits, so that a plain hash keeps it, in groups that can be read aloud; `pick` draws a
 * number below its argument.
 */
export const newRecoveryCode = (pick: (below: number) => number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[pick(letters.length)]).join(""),
  ).join("-");

/** A code as it is compared: however it was typed. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, "");

/** Whether it is from an authenticator app, rather than a recovery code. */
export const isAppCode = (normalized: string): boolean => /^\d{6}$/.test(normalized);

/** What a refused login asks for. */
export const needsCode = "code";
