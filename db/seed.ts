import { count, sql as query } from "drizzle-orm";
import { currency as shopCurrency } from "@/lib/money";
import { connect, type Database } from "./client";
import { presets } from "./schema/catalogue";
import { seedPresets } from "./seed-presets";

export interface SeedOptions {
  /** Number of synthetic presets to add, for benchmarks with a large catalogue. */
  synthetic?: number;
  /** Of the prices. */
  currency?: string;
}

/** Inserts the initial presets if there are none; existing presets are not changed. */
export async function seed(
  url: string,
  { synthetic = 0, currency = shopCurrency }: SeedOptions = {},
) {
  const { sql, db } = connect(url, 1);
  try {
    const added = await addSeedPresets(db, currency);
    if (synthetic > 0) {
      await sql`set statement_timeout = 0`;
      await addSynthetic(db, synthetic, currency);
      await sql`vacuum analyze presets`;
      await sql`vacuum analyze preset_counts`;
    }
    return { added: added + synthetic };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function addSeedPresets(db: Database, currency: string) {
  return db.transaction(async (tx) => {
    await tx.execute(query`lock table presets in share row exclusive mode`);
    const [existing] = await tx.select({ count: count() }).from(presets);
    if (existing?.count) return 0;
    await tx.insert(presets).values(seedPresets.map((it) => ({ ...it, currency })));
    return seedPresets.length;
  });
}

const batchSize = 50_000;

/** Evenly spread over all cells, prices, dates, ratings and sales; the same rows on every run. */
async function addSynthetic(db: Database, total: number, currency: string) {
  for (let from = 1; from <= total; from += batchSize) {
    const to = Math.min(from + batchSize - 1, total);
    await db.execute(query`
      insert into presets
        (name, price_cents, currency, category, color, type, images, url, released_at, purchased_count, rating_count, rating_sum)
      select
        initcap(substr(md5(n::text), 1, 6)) || ' ' || n,
        500 + (n::bigint * 7919 % 19500)::int,
        ${currency},
        (enum_range(null::preset_category))[1 + n % 3],
        (enum_range(null::preset_color))[1 + n / 3 % 6],
        (enum_range(null::preset_type))[1 + n / 18 % 5],
        (select images from presets where id = 1 + n % 12),
        (select url from presets where id = 1 + n % 12),
        timestamptz '2020-01-01' + (n::bigint * 104729 % 189216000) * interval '1 second',
        (n::bigint * 31 % 5000)::int,
        n % 40,
        (n % 40) * (1 + n % 5)
      from generate_series(${from}::int, ${to}::int) as n`);
  }
}
