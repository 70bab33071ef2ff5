import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { migrate } from "@/db/migrate";
import { cartItems } from "@/db/schema/cart";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { startChild } from "@/e2e/support/crash/child";
import { addCustomer } from "@/e2e/support/customers";
import { addPresets } from "@/e2e/support/factories";
import {
  faultTestTimeout,
  printResult,
  scaled,
  seededRandom,
  Tally,
} from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { orderOf } from "@/e2e/support/orders";
import { type PostgresServer, startPostgres } from "@/scripts/shared/postgres";
import { crashServer } from "@/scripts/shared/postgres/crash";

startMailbox();

/** A server of its own that may die, and keeps its promises: nothing is traded for speed. */
const folder = mkdtempSync(join(tmpdir(), "presetry-crash-"));
chmodSync(folder, 0o711);
const settings = { dataDir: join(folder, "postgres"), name: "shop" };
let server: PostgresServer;
let port = 0;

beforeAll(async () => {
  server = await startPostgres(settings);
  port = Number(new URL(server.url).port);
  await migrate(server.url);
}, 60_000);
afterAll(async () => {
  await closeDatabase();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Preset = Awaited<ReturnType<typeof addPresets>>[number];

/** The shop in a process of its own, customers in front of it, and a note of what they were statusAndBody. */
class Busy {
  isOver = false;
  readonly answers = new Tally();
  readonly unclean: string[] = [];
  /** The moment of the latest answer that took effect. */
  lastSuccess = 0;

  constructor(readonly url: string) {}

  /** Asks until it is done, as a patient customer; false when the shop closes before. */
  async insist(path: string, init: RequestInit): Promise<boolean> {
    while (!this.isOver) {
      const answer = await fetch(this.url + path, init);
      this.answers.count(`${answer.status}`);
      const said = await answer.text();
      if (answer.ok) {
        this.lastSuccess = performance.now();
        return true;
      }
      const isClean =
        answer.status === 503 &&
        answer.headers.get("retry-after") === "2" &&
        "error" in JSON.parse(said);
      if (!isClean) this.unclean.push(`${answer.status} ${said}`);
      await sleep(50);
    }
    return false;
  }

  send(customer: Customer, path: string, body: object) {
    const headers = { "content-type": "application/json", ...customer.bearer };
    return this.insist(path, { method: "POST", headers, body: JSON.stringify(body) });
  }
}

/** Does it with one preset after the other, again and again; returns those that the shop said are done. */
async function untilOver(shop: Busy, stock: Preset[], work: (preset: Preset) => Promise<boolean>) {
  const done = new Set<number>();
  for (let next = 0; !shop.isOver; next++) {
    const preset = stock[next % stock.length];
    if (!preset) throw new Error("There is nothing on sale.");
    if (await work(preset)) done.add(preset.id);
  }
  return [...done];
}

const gather = (shop: Busy, customer: Customer, stock: Preset[]) =>
  untilOver(shop, stock, ({ id }) =>
    shop.send(customer, "/api/shop/order", { email: customer.email, products: [id] }),
  );

const buy = (shop: Busy, customer: Customer, stock: Preset[]) =>
  untilOver(shop, stock, (preset) =>
    shop.send(
      customer,
      "/api/shop/pay_order",
      orderOf(customer, [preset], { paymentMethod: "bank_transfer" }),
    ),
  );

/** Milliseconds from the first connection that the server accepts to the shop's next success. */
async function recover(shop: Busy): Promise<number> {
  const starting = startPostgres({ ...settings, port });
  const accepted = await firstConnection();
  server = await starting;
  await expect
    .poll(() => shop.lastSuccess, { timeout: 30_000, interval: 5 })
    .toBeGreaterThan(accepted);
  return shop.lastSuccess - accepted;
}

async function firstConnection(): Promise<number> {
  for (;;) {
    const sql = postgres(server.url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return performance.now();
    } catch {
      await sleep(10);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

const presetsOf = async (table: typeof cartItems | typeof purchaseClaims, { id }: Customer) => {
  const rows = await database()
    .select({ presetId: table.presetId })
    .from(table)
    .where(eq(table.userId, id));
  return rows.map(({ presetId }) => presetId);
};

/** Orders that are there without all that belongs to them. */
async function halfDone(): Promise<number[]> {
  const [orders, items, claims, emails] = await Promise.all([
    database().select().from(invoices),
    database().select().from(invoiceItems),
    database().select().from(purchaseClaims),
    database().select({ key: emailOutbox.key }).from(emailOutbox),
  ]);
  const isWhole = ({ id, subtotalCents }: (typeof orders)[number]) => {
    const own = items.filter(({ invoiceId }) => invoiceId === id);
    return (
      own.reduce((sum, { priceCents }) => sum + priceCents, 0) === subtotalCents &&
      claims.filter(({ invoiceId }) => invoiceId === id).length === own.length &&
      emails.some(({ key }) => key === `bank-details:${id}`)
    );
  };
  return orders.filter((order) => !isWhole(order)).map(({ id }) => id);
}

/** @requirement Security and resilience: A crash loses nothing that was acknowledged */
test(
  "the database is killed under load: nothing that was acknowledged is lost, and the shop recovers",
  async () => {
    await closeDatabase();
    vi.stubEnv("DATABASE_URL", server.url);
    const random = seededRandom(20_261_121);
    const kills = scaled(2);
    const stock = await addPresets(...Array.from({ length: 100 }, () => ({})));
    const customers = await Promise.all(Array.from({ length: 10 }, () => addCustomer()));
    const child = await startChild("served");
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const printed = text(child.stderr);
    const [address] = await once(child.stdout, "data");
    const shop = new Busy(String(address).trim());

    const [gatherers, buyers] = [customers.slice(0, 5), customers.slice(5)];
    const gathering = gatherers.map((it) => gather(shop, it, stock));
    const buying = buyers.map((it) => buy(shop, it, stock));
    const recoveries: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const before = shop.lastSuccess;
      await expect.poll(() => shop.lastSuccess, { timeout: 30_000 }).toBeGreaterThan(before);
      await sleep(200 + 400 * random());
      await crashServer(settings.dataDir);
      await sleep(300 * random());
      recoveries.push(await recover(shop));
    }
    const recovered = shop.lastSuccess;
    await expect.poll(() => shop.lastSuccess, { timeout: 30_000 }).toBeGreaterThan(recovered);
    shop.isOver = true;
    const [inCarts, ordered] = await Promise.all([Promise.all(gathering), Promise.all(buying)]);

    expect(shop.unclean).toEqual([]);
    for (const [n, customer] of gatherers.entries()) {
      expect(await presetsOf(cartItems, customer)).toEqual(
        expect.arrayContaining(inCarts[n] ?? []),
      );
    }
    for (const [n, customer] of buyers.entries()) {
      expect(await presetsOf(purchaseClaims, customer)).toEqual(
        expect.arrayContaining(ordered[n] ?? []),
      );
    }
    expect(await halfDone()).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(2_000);
    expect(child.exitCode).toBeNull();
    child.kill();
    expect(await printed).toBe("");
    const slowest = `recovered within ${Math.ceil(Math.max(...recoveries))} ms`;
    printResult(`${kills} kills of the database, ${slowest}`, shop.answers);
  },
  2 * faultTestTimeout,
);
