/** Attempts before a mail is put aside for a person to look at: about three days. */
const maxAttempts = 12;

const minute = 60_000;
const longestWait = 12 * 60 * minute;

export interface Failure {
  error: string;
  /** The service refused the mail itself: trying again would change nothing. */
  isFinal: boolean;
}

/** What becomes of a mail that could not be sent: due again, each time later, or dead. */
export function nextAttempt({ error, isFinal }: Failure, attempts: number, now: Date) {
  const status = isFinal || attempts >= maxAttempts ? ("dead" as const) : ("due" as const);
  const wait = Math.min(minute * 2 ** (attempts - 1), longestWait);
  return { status, lastError: error, nextAttemptAt: new Date(now.getTime() + wait) };
}
