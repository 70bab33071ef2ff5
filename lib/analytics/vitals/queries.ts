import "server-only";
import { between, sum } from "drizzle-orm";
import { database } from "@/db/client";
import { webVitals } from "@/db/schema/figures";
import { devices, pageKinds, vitals } from "@/db/words/analytics";
import { type Period, rangeOf } from "../rules";
import type { VitalBucket } from "./counter";
import { p75Of, ratingOf } from "./rules";
import type { VitalFigures } from "./schemas";

/** How fast pages were for their visitors in the last days. */
export async function readVitals(days: Period, now = Date.now()): Promise<VitalFigures> {
  const { first, last } = rangeOf(days, now);
  const bucket = {
    kind: webVitals.kind,
    device: webVitals.device,
    vital: webVitals.vital,
    upTo: webVitals.upTo,
  };
  const rows = await database()
    .select({ ...bucket, views: sum(webVitals.views).mapWith(Number) })
    .from(webVitals)
    .where(between(webVitals.day, first, last))
    .groupBy(...Object.values(bucket));
  const bucketsOf = (it: Omit<VitalBucket, "upTo">) =>
    rows.filter(
      (row) => row.kind === it.kind && row.device === it.device && row.vital === it.vital,
    );
  const pages = devices.flatMap((device) =>
    pageKinds.map((kind) => ({
      kind,
      device,
      vitals: vitals.flatMap((vital) => {
        const buckets = bucketsOf({ kind, device, vital });
        const p75 = p75Of(vital, buckets);
        if (p75 === null) return [];
        const views = buckets.reduce((all, { views: some }) => all + some, 0);
        return { vital, p75, rating: ratingOf(vital, p75), views };
      }),
    })),
  );
  return { first, last, pages: pages.filter((it) => it.vitals.length > 0) };
}
