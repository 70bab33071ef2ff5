import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { webhookEvents } from "@/db/schema/payments";
import { deployments } from "@/db/schema/sites";
import { addCustomer } from "@/e2e/support/customers";
import { startFakeEcb } from "@/e2e/support/ecb";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { backOffice as german } from "@/lib/translations/de/back-office";
import { backOffice as english } from "@/lib/translations/en/back-office";
import { handlers, runScheduledJobs } from "./job-registry";

startMailbox();
startFakePaypal();
startFakeEcb();

const text = {
  to: "ann@example.com",
  email: { subject: "Hello", preview: "", body: "Hello" },
};

test.each([
  ["English", english],
  ["German", german],
])("staff read what each job does in %s", (_, { jobNames }) => {
  expect(Object.keys(jobNames).sort()).toEqual(handlers.map(({ job }) => job.name).sort());
});

test("rows without jobs get their jobs within an hour", async () => {
  const customer = await addCustomer();
  await beginPayment(customer, await fillCart(customer, 1));
  const { itemId } = await addPurchase(customer, { withDeployment: true });
  await queueEmail(database(), { key: "test:old", ...text });
  await database().insert(webhookEvents).values({ id: "WH-1", type: "X" });
  await database().delete(jobs);
  for (const table of ["email_outbox", "payments", "invoices"]) {
    await database().execute(
      sql`update ${sql.identifier(table)} set created_at = created_at - interval '1 hour'`,
    );
  }
  await database()
    .update(invoices)
    .set({ paidAt: sql`now() - interval '1 hour'` })
    .where(eq(invoices.status, "paid"));
  await database().update(webhookEvents).set({ receivedAt: sql`now() - interval '1 hour'` });
  await runScheduledJobs();
  const [email] = await database()
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.key, "test:old"));
  expect(email?.status).toBe("sent");
  const [event] = await database().select().from(webhookEvents);
  expect(event?.processedAt).not.toBeNull();
  const [site] = await database().select().from(deployments);
  expect(site).toMatchObject({ invoiceItemId: itemId, status: "live" });
  const names = (await database().select().from(jobs)).map(({ name }) => name).sort();
  expect(names).toEqual([
    "check-captured",
    "check-payment",
    "delete-expired-data",
    "delete-expired-keys",
    "delete-expired-rate-limits",
    "delete-expired-sessions",
    "delete-old-messages",
    "delete-old-versions",
    "delete-old-visitors",
    "delete-old-visits",
    "delete-unused-pictures",
    "enqueue-missing",
    "forget-old-events",
    "mail-held-messages",
    "mail-kept-drafts",
    "read-exchange-rates",
    "watch-tax-threshold",
  ]);
});
