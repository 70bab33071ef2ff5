import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { invoices } from "@/db/schema/invoices";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { payEarlier } from "@/e2e/support/purchases";
import { buyAtPaypal } from "@/e2e/support/refunds";
import { env } from "@/lib/env";
import { watchThreshold } from "@/lib/orders/invoices/threshold/commands";
import { sumSoldAbroad } from "@/lib/orders/invoices/threshold/queries";

startMailbox();
const paypal = startFakePaypal();

beforeAll(async () => {
  vi.stubEnv("SELLER_TAX", "domestic");
  // Read at once, because the stub ends before the first test.
  expect(env("tax").SELLER_TAX).toBe("domestic");
  await database()
    .insert(exchangeRates)
    .values({ day: "2026-01-02", perEuro: { USD: 2 } });
});

const french = {
  firstname: "Ann",
  lastname: "Ax",
  city: "Paris",
  zipcode: "75001",
  country: "France",
};

const buy = async () => {
  const { invoiceId } = await buyAtPaypal(paypal, await addCustomer(french), { deployment: true });
  const [row] = await database().select().from(invoices).where(eq(invoices.id, invoiceId));
  return { id: invoiceId, tax: row?.taxes?.[0] };
};

/** As if one of the year's sales had been larger. */
const sellFor = (id: number, netCents: number) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update invoices set taxes = jsonb_set(taxes, '{0,netCents}', to_jsonb(${netCents}::int)) where id = ${id}`,
    );
  });

const warnings = async () =>
  (await database().select({ key: emailOutbox.key }).from(emailOutbox))
    .map(({ key }) => key)
    .filter((key) => key?.startsWith("tax-threshold"));

test("consumers abroad pay the seller's rate until the threshold, of which the owner is warned", async () => {
  const first = await buy();
  expect(first.tax).toMatchObject({ category: "S", rate: 19, taxedIn: "DE" });
  const netCents = first.tax?.netCents ?? 0;
  // Two dollars are one euro.
  expect(await sumSoldAbroad(new Date())).toEqual({
    thisYearCents: Math.round(netCents / 2),
    lastYearCents: 0,
  });
  await watchThreshold();
  expect(await warnings()).toEqual([]);
  await sellFor(first.id, 1_600_000);
  await watchThreshold();
  await watchThreshold();
  expect(await warnings()).toHaveLength(1);
  expect((await buy()).tax).toMatchObject({ rate: 19, taxedIn: "DE" });
  await sellFor(first.id, 1_999_999);
  expect((await buy()).tax).toMatchObject({ rate: 20, taxedIn: "FR" });
  await watchThreshold();
  expect(await warnings()).toHaveLength(2);
  // The year after, too.
  await payEarlier(first.id, sql`now() - interval '1 year'`);
  await sellFor(first.id, 2_000_001);
  expect((await buy()).tax).toMatchObject({ rate: 20, taxedIn: "FR" });
});
