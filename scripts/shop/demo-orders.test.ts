import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seed } from "@/db/seed";
import { addUser } from "@/e2e/support/factories";
import { env } from "@/lib/env";
import { listBoughtPresetIds, listInvoices } from "@/lib/orders/invoices/queries/invoices";
import { addDemoOrders } from "./demo-orders";

const url = env("database").DATABASE_URL;

/**
 * @requirement Operations: The demo accounts are there, and their passwords are named only while
 *   they work
 */
test("a demo customer gets a paid and a pending order, once", async () => {
  await seed(url);
  const user = await addUser({ email: "demo@presetry.example" });
  await addDemoOrders(url, user.email);
  await addDemoOrders(url, user.email);
  await addDemoOrders(url, "nobody@presetry.example");
  expect(await listInvoices(user.id)).toMatchObject([
    { status: "pending", number: null, invoiceItems: [{ preset: { presetName: "Motion" } }] },
    {
      status: "paid",
      number: 1,
      totalCents: 6_000,
      invoiceItems: [{ preset: { presetName: "Silent" } }, { preset: { presetName: "Cosmo" } }],
    },
  ]);
  const bought = await listBoughtPresetIds(user.id);
  const [silent] = await database().select().from(presets).where(eq(presets.name, "Silent"));
  expect(bought).toHaveLength(2);
  expect(silent?.purchasedCount).toBe(1);
});
