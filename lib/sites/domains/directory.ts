import "server-only";
import { listServedDomains, type ServedDomain } from "./queries/served";

interface Options {
  /** Milliseconds for which the list is not read again. */
  freshMs: number;
  now?: () => number;
  list?: typeof listServedDomains;
}

/**
 * The names under which sites are served, in memory. The whole list is read at most once in
 * `freshMs`, so that requests for any number of invented names cost the database nothing more.
 */
export function createDirectory({ freshMs, now = Date.now, list = listServedDomains }: Options) {
  let known: ReturnType<typeof listServedDomains> | undefined;
  let readAt = 0;
  let isReading = false;
  return async function find(host: string): Promise<ServedDomain | null> {
    // While the database is slow, all callers wait for the same query.
    if (!known || (!isReading && now() - readAt >= freshMs)) {
      readAt = now();
      isReading = true;
      known = list().finally(() => {
        isReading = false;
      });
      // The waiting callers get the error; the list may also be read without a caller.
      known.catch(() => {});
    }
    return (await known).get(host) ?? null;
  };
}
