import postgres from "postgres";
import { readFigures } from "@/lib/analytics/queries/figures";
import { periods } from "@/lib/analytics/rules";
import { currency } from "@/lib/money";
import { permissions } from "@/lib/platform/staff/rules";
import { step } from "../shared/progress.mjs";
import { atMost, expected, type Figure, forInformation, milliseconds } from "./figures";
import { percentile } from "./statistics";
import { scansWhole, type Trace, traceDatabase } from "./traced-database";

const orders = 1_000_000;
const customers = 20_000;
const years = 10;
const rounds = 20;
const goalMs = 300;

/** The analytics that the back office opens with, after ten years with a million orders. */
export async function measureFigures(url: string): Promise<Figure[]> {
  await step("Write ten years of orders", () => writeOrders(url));
  const database = traceDatabase(url);
  const traces: Trace[] = [];
  const wholeMs: number[] = [];
  await step(`Ask for the figures ${rounds * periods.length} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      for (const days of periods) {
        database.take();
        const start = performance.now();
        await readFigures(permissions, days);
        wholeMs.push(performance.now() - start);
        traces.push(database.take());
      }
    }
  });
  const year = await readFigures(permissions, 365);
  await database.stop();
  const statements = traces.slice(0, periods.length).flatMap((it) => it.statements);
  const tables = ["invoices", "invoice_items", "payments", "email_outbox"];
  const scans: string[] = [];
  for (const table of tables) if (await scansWhole(table, url, statements)) scans.push(table);
  const counted = await step("Count a year", () => countYear(url, year.first));
  const times = traces.map(({ databaseMs }) => databaseMs);
  return [
    forInformation(
      "Figures, first view of each period",
      times.slice(0, 4).map(milliseconds).join(", "),
    ),
    forInformation("Figures in the database, p50", milliseconds(percentile(times, 0.5))),
    atMost("Figures in the database, slowest", goalMs, Math.max(...times), milliseconds),
    atMost("With driver and mapping, slowest", goalMs, Math.max(...wholeMs), milliseconds),
    forInformation("Counting a year of orders instead", milliseconds(counted.ms)),
    expected(
      "Equal to counting, each currency by itself",
      counted.paid === year.sales?.total.paid &&
        counted.cents === year.sales?.total.paidCents &&
        counted.otherCents === year.sales?.others[0]?.total.paidCents,
    ),
    expected("No table of orders or emails is read whole", scans.length === 0),
  ];
}

/**
 * Inserted without triggers, which would check and count each row for hours; then counted from
 * scratch, as a migration does.
 */
async function writeOrders(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const moment = sql`now() - (n % ${years * 365}::int) * interval '1 day' - (n % 86400) * interval '1 second'`;
  try {
    await sql`set statement_timeout = 0`;
    await sql`
      insert into users (email, name)
      select 'figures-' || n || '@example.com', 'Company ' || n from generate_series(1, ${customers}::int) as n`;
    await sql`set session_replication_role = replica`;
    // Of ten orders eight are paid, one waits for its transfer only if it is new, and the rest came to nothing.
    // A third of the orders is in another currency, day by day.
    await sql`
      insert into invoices
        (number, user_id, customer, method, status, subtotal_cents, total_cents, currency, created_at, paid_at)
      select
        case when is_paid then n + 1000 end, (select min(id) from users) + n % ${customers},
        '{"email": "a@example.com", "company": "A"}', case when n % 3 = 0 then 'bank_transfer' else 'paypal' end,
        case when is_paid then 'paid' when n % ${years * 365} < 20 then 'pending' else 'expired' end,
        1900, 1900, case when n % 3 = 1 then 'CHF' else ${currency} end, moment, case when is_paid then moment end
      from (select n, n % 10 < 8 as is_paid, ${moment} as moment
        from generate_series(1, ${orders}::int) as n) as placed`;
    await sql`
      insert into invoice_items (invoice_id, preset_id, name, price_cents)
      select id, (array(select id from presets order by id))[1 + id % (select count(*) from presets)], 'A', 1900
      from invoices`;
    await sql`
      insert into payments (invoice_id, state, amount_cents, capture_id, order_id)
      select id, case when id % 100000 = 0 then 'needs_attention' else 'captured' end, 1900, 'C' || id, 'O' || id
      from invoices where method = 'paypal' and paid_at is not null`;
    await sql`
      insert into refunds
        (number, invoice_id, status, method, amount_cents, currency, reason, reference, completed_at)
      select row_number() over (), id, 'completed', 'bank_transfer', 1900, currency, 'goodwill', 'RF',
        paid_at + interval '2 days'
      from invoices where paid_at < now() - interval '3 days' and id % 40 = 1`;
    await sql`
      insert into email_outbox (key, payload, status, created_at)
      select 'receipt:' || id, '{"to": "a@example.com"}', case when id % 50000 = 0 then 'dead' else 'sent' end, created_at
      from invoices`;
    await sql`
      insert into shop_visit_days (day, stage, visitors)
      select current_date - n, stage, 1000 / (1 + length(stage)) + n % 90
      from generate_series(0, ${years * 365}::int) as n, unnest(array['detail', 'cart', 'checkout']) as stage`;
    await sql`set session_replication_role = origin`;
    await sql`select recount_sales()`;
    for (const table of ["invoices", "invoice_items", "payments", "refunds", "email_outbox"]) {
      await sql`vacuum analyze ${sql(table)}`;
    }
    for (const table of ["sales_days", "preset_sales_days", "shop_visit_days"]) {
      await sql`vacuum analyze ${sql(table)}`;
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** For comparison: the time to read all orders of a year. */
async function countYear(url: string, first: string) {
  const sql = postgres(url, { max: 1 });
  try {
    const start = performance.now();
    const [row] = await sql<{ paid: number; cents: number; otherCents: number }[]>`
      select count(*)::int as paid,
        (sum(total_cents) filter (where currency = ${currency}))::float8 as cents,
        (sum(total_cents) filter (where currency <> ${currency}))::float8 as "otherCents"
      from invoices
      where paid_at >= ${`${first}T00:00:00Z`}::timestamptz`;
    const ms = performance.now() - start;
    return { ms, ...row };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
