import "server-only";
import { sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { webVitals } from "@/db/schema/figures";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import { memoryRateLimit } from "@/lib/platform/http/memory-rate-limit";
import { visitOf } from "@/lib/sites/visits/visitor";
import { type CountedVitals, createVitalsCounter } from "./counter";
import type { PageVitals } from "./schemas";

const t = currentTranslations("errors");

/** Limits requests by IP address, in memory, so that no IP address is stored in the database. */
const reports = memoryRateLimit("web-vitals", { hits: 60, seconds: 60 });

export const vitalsCounter = createVitalsCounter({ store: storeVitals });

/** Counts the measurements of a visitor's browser; those of bots are ignored. */
export function countVitals({ headers }: Pick<Request, "headers">, measured: PageVitals): void {
  const wait = reports.consume(callerNetwork(headers, env("http").TRUSTED_PROXIES));
  if (wait > 0) {
    throw new ShopError("too_many_requests", t("manyMeasurements"), {
      retryAfter: wait,
    });
  }
  if (visitOf(headers)) vitalsCounter.count(measured);
}

/**
 * Adds page views to their buckets, always in the same order, so that instances cannot deadlock.
 */
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
