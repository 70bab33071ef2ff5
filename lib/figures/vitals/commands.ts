import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { webVitals } from "@/db/schema/figures";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerNetwork } from "@/lib/http/client-ip";
import { memoryRateLimit } from "@/lib/http/memory-rate-limit";
import { visitOf } from "@/lib/sites/visits/visitor";
import { type CountedVitals, createVitalsCounter } from "./counter";
import type { PageVitals } from "./schemas";

/** From one IP address, in memory: the database gets to know no address. */
const reports = memoryRateLimit("web-vitals", { hits: 60, seconds: 60 });

export const vitalsCounter = createVitalsCounter({ store: storeVitals });

/** Counts what a visitor's browser measured; what programs send is left out. */
export function countVitals({ headers }: Pick<Request, "headers">, measured: PageVitals): void {
  const wait = reports.consume(callerNetwork(headers, env("http").TRUSTED_PROXIES));
  if (wait > 0) {
    throw new ShopError("too_many_requests", "Too many measurements. Please wait a moment.", {
      retryAfter: wait,
    });
  }
  if (visitOf(headers)) vitalsCounter.count(measured);
}

/** Adds page views to their buckets, always in one order, so that instances cannot wait for each other in a circle. */
export async function storeVitals({ group, items }: CountedVitals): Promise<void> {
  const rows = items
    .map(({ item, count }) => ({ ...group, ...item, views: count }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await database()
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.kind, webVitals.device, webVitals.vital, webVitals.upTo],
      set: { views: sql`${webVitals.views} + excluded.views` },
    });
}

const keyOf = ({ kind, device, vital, upTo }: CountedVitals["items"][number]["item"]) =>
  [kind, device, vital, upTo].join(" ");
