import { expect, test } from "vitest";
import { createOldDatabase } from "@/e2e/support/old-database";
import { migrate } from "./migrate";

/** The migrations before the one that brings the jobs. */
const before = 11;

const oldRows = `
  insert into users (email, name) values ('ann@example.com', 'Ann');
  insert into presets (name, price_cents, category, color, type, images, url)
    select 'Preset ' || n, 1000, 'basic', 'white', 'shop', '{/a.webp}', '/preview/p' || n
    from generate_series(1, 3) n;
  insert into email_outbox (key, payload, status, attempts, next_attempt_at, last_error) values
    ('a:1', '{}', 'due', 2, '2030-01-01', '503 Away'), ('a:2', '{}', 'dead', 12, now(), '422 No'),
    ('a:3', '{}', 'sent', 1, now(), null);
  insert into invoices (user_id, customer, method, subtotal_cents, deployment_cents, total_cents)
    select 1, '{}', method, 1000, cents, 1000 + cents
    from (values ('paypal', 0), ('paypal', 0), ('bank_transfer', 0), ('bank_transfer', 6500),
      ('bank_transfer', 6500)) as v (method, cents);
  insert into invoice_items (invoice_id, preset_id, name, price_cents)
    select id, 1, 'Preset', 1000 from invoices order by id;
  insert into payments (invoice_id, state, amount_cents, checks, next_check_at)
    values (1, 'awaiting_payer', 1000, 3, '2030-01-01'), (2, 'cancelled', 1000, 0, now());
  update invoices set status = 'cancelled' where id = 2;
  update invoices set status = 'paid', paid_at = now(), number = 1 where id = 4;
  update invoices set status = 'paid', paid_at = now(), number = 2 where id = 5;
  insert into webhook_events (id, type, processed_at) values ('WH-1', 'X', null), ('WH-2', 'X', now());
  insert into deployments (invoice_item_id, name, status, due_at, lease_until, attempts)
    values (5, 'p-1', 'building', now(), '2030-01-01', 1);
`;

test("open work of the version before the jobs gets its jobs, with due time and attempts", async () => {
  const { url, sql, drop } = await createOldDatabase(before);
  try {
    await sql.unsafe(oldRows);
    await migrate(url);
    const rows = await sql`select name, payload, status, attempts, due_at > '2029-01-01' as waits
      from jobs order by name, id`;
    const all = rows.map((it) => [it.name, it.payload, it.status, it.attempts, it.waits]);
    expect(all).toEqual([
      ["check-payment", { paymentId: 1 }, "queued", 3, true],
      ["deploy-site", { invoiceItemId: 5, task: "publish" }, "queued", 1, true],
      ["expire-transfer", { invoiceId: 3 }, "queued", 0, false],
      ["process-webhook-event", { eventId: "WH-1" }, "queued", 0, false],
      ["remind-of-transfer", { invoiceId: 3 }, "queued", 0, false],
      ["send-email", { emailId: 1 }, "queued", 2, true],
      ["send-email", { emailId: 2 }, "dead", 12, false],
      ["sync-deployments", { invoiceId: 4 }, "queued", 0, false],
    ]);
  } finally {
    await drop();
  }
});
