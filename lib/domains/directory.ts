import "server-only";
import { listServedDomains, type ServedDomain } from "./queries/served";

interface Options {
  /** Milliseconds for which the list is not read again. */
  freshMs: number;
  now?: () => number;
  list?: typeof listServedDomains;
}

/**
 * The names that are answered with a site, in memory. The whole list is read at most once in `freshMs`, so
 * that requests for any number of invented names cost the database nothing more.
 */
export function createDirectory({ freshMs, now = Date.now, list = listServedDomains }: Options) {
  let known: ReturnType<typeof listServedDomains> | undefined;
  let readAt = 0;
  let isReading = false;
  return async function find(host: string): Promise<ServedDomain | null> {
    // While a database is slow, all wait for the one reading.
    if (!known || (!isReading && now() - readAt >= freshMs)) {
      readAt = now();
      isReading = true;
      known = list().finally(() => {
        isReading = false;
      });
      // Whoever waits for it is told; nobody may be waiting.
      known.catch(() => {});
    }
    return (await known).get(host) ?? null;
  };
}
