import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { heldSites } from "@/db/schema/held-sites";
import { invoiceItems } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset, addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment } from "@/e2e/support/orders";
import { deliverWebhook, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";

startMailbox();
const paypal = startFakePaypal();

/** Buys a site for a draft with this title and text. The buyer does not return to the shop: PayPal's event pays the order. */
async function buyByEvent(title: string, opening: string) {
  const customer = await addCustomer({ emailVerifiedAt: new Date() });
  await addRevision(customer, {
    document: {
      template: "silent",
      version: 1,
      language: "en",
      title,
      description: "",
      content: { "opening.title": opening, "opening.lead": ["Please verify your account."] },
    },
  });
  const preset = await addPreset({ url: "/preview/silent" });
  const { orderId, invoiceId } = await beginPayment(customer, [preset], {
    deployment: true,
  });
  await paypal.approve(orderId);
  const event = (await paypal.webhookEvents()).find((it) => it.orderId === orderId);
  if (!event) throw new Error("PayPal has no event for this order.");
  expect((await deliverWebhook(event)).status).toBe(200);
  await runJobs();
  const [site] = await database()
    .select({
      status: deployments.status,
      versionId: deployments.currentVersionId,
      held: heldSites.status,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .leftJoin(heldSites, eq(heldSites.invoiceItemId, deployments.invoiceItemId))
    .where(eq(invoiceItems.invoiceId, invoiceId));
  return site;
}

/** @requirement Sites: Sites for stealing passwords and money wait for a person before they are online */
test("an order that PayPal's event pays publishes an honest site, and holds a doubtful one", async () => {
  expect(await buyByEvent("Halden chairs", "Chairs that stay")).toEqual({
    status: "live",
    versionId: expect.any(Number),
    held: null,
  });
  expect(await buyByEvent("PayPal: Log in", "Your account is suspended")).toEqual({
    status: "offline",
    versionId: null,
    held: "held",
  });
}, 60_000);
