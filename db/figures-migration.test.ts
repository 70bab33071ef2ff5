import { expect, test } from "vitest";
import { createOldDatabase } from "@/e2e/support/old-database";
import { migrate } from "./migrate";

/** The migrations before the one that keeps sums by currency. */
const before = 49;

const oldRows = `
  insert into users (email, name) values ('ann@example.com', 'Ann');
  insert into presets (name, price_cents, category, color, type, images, url)
    values ('Preset', 1000, 'basic', 'white', 'shop', '{/a.webp}', '/preview/p');
  insert into invoices (user_id, customer, method, subtotal_cents, total_cents, currency, created_at)
    select 1, '{}', 'paypal', 1000, 1000, currency, '2026-11-20T12:00Z'
    from unnest(array['USD', 'EUR', 'EUR']) as currency;
  insert into invoice_items (invoice_id, preset_id, name, price_cents)
    select id, 1, 'Preset', 1000 from invoices where id < 3;
  update invoices set status = 'paid', number = id, paid_at = '2026-11-21T12:00Z' where id < 3;
  insert into refunds (invoice_id, status, method, amount_cents, currency, reason, reference, number, completed_at)
    values (2, 'completed', 'paypal', 300, 'EUR', 'goodwill', 'R', 1, '2026-11-21T13:00Z');
`;

test("sums of before are told apart by currency, and the version before reads them still", async () => {
  const { url, sql, drop } = await createOldDatabase(before);
  const readAsBefore = () => sql`
    select day::text, sum(placed)::int as placed, sum(paid)::int as paid, sum(paid_cents)::int as paid_cents,
      sum(refunded_cents)::int as refunded_cents
    from sales_days group by day order by day`;
  try {
    await sql.unsafe(oldRows);
    const old = await readAsBefore();
    await migrate(url);
    expect(await readAsBefore()).toEqual(old);
    const days = await sql`
      select day::text, currency, placed, paid, paid_cents::int, refunds, refunded_cents::int
      from sales_days order by day, currency`;
    expect(days.map((it) => Object.values(it))).toEqual([
      ["2026-11-20", "EUR", 2, 0, 0, 0, 0],
      ["2026-11-20", "USD", 1, 0, 0, 0, 0],
      ["2026-11-21", "EUR", 0, 1, 1000, 1, 300],
      ["2026-11-21", "USD", 0, 1, 1000, 0, 0],
    ]);
    const sold =
      await sql`select currency, sold, sold_cents::int from preset_sales_days order by 1`;
    expect(sold.map((it) => Object.values(it))).toEqual([
      ["EUR", 1, 1000],
      ["USD", 1, 1000],
    ]);
  } finally {
    await drop();
  }
});
