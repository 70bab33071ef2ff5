import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { siteMessages } from "@/db/schema/messages";
import { deployments } from "@/db/schema/sites";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addMessages, addOnlineSite, newForm, newMessage } from "@/e2e/support/messages";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { sendForm } from "@/e2e/support/send-form";
import { listMessages } from "@/lib/sites/messages/queries/list-messages";
import { readQuery } from "@/lib/sites/messages/schemas";

const mailbox = startMailbox();

const verify = ({ id }: { id: number }) =>
  database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));

const inbox = async (siteId: number) => (await listMessages(siteId, readQuery({}))).messages;

/** A minute passes. */
async function runDueJobs() {
  await makeJobsDue();
  expect((await runJobs()).status).toBe(200);
}

/** What readers sent; the mailbox has other emails as well. */
const emailedFrom = async () =>
  (await mailbox.messages()).flatMap(({ to, replyTo, subject }) =>
    replyTo.length > 0 ? { to, replyTo, subject } : [],
  );

/**
 * @requirement Messages: What arrives before the owner's address is verified is kept, and emailed
 *   once it is
 */
test("an order to a site that the shop has just published waits for its owner's address", async () => {
  const owner = await addCustomer();
  const { itemId } = await addPurchase(owner, { slug: "cali", withDeployment: true });
  await runDueJobs();
  const [site] = await database()
    .select({ key: deployments.formKey, status: deployments.status })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, itemId));
  expect(site?.status).toBe("live");
  const items = JSON.stringify([{ id: "2", quantity: 2 }]);
  const response = await sendForm({ key: site?.key ?? "" }, newForm({ kind: "order", items }));
  expect(response.status).toBe(303);
  await runDueJobs();
  expect(await emailedFrom()).toEqual([]);
  expect(await inbox(itemId)).toMatchObject([{ kind: "order", mailStatus: "held" }]);

  await verify(owner);
  await runDueJobs();
  await runDueJobs();
  expect(await emailedFrom()).toEqual([
    { to: [owner.email], replyTo: ["ann@example.com"], subject: "An order from Ann Example" },
  ]);
  expect(await inbox(itemId)).toMatchObject([{ mailStatus: "sent" }]);
});

test("what its owner has put away meanwhile is not emailed, nor is anybody else's message", async () => {
  const [owner, other] = [await addCustomer(), await addCustomer()];
  const [site, waiting] = [await addOnlineSite(owner), await addOnlineSite(other)];
  const held = { isEmailHeld: true };
  await addMessages(
    newMessage(site.itemId, { ...held, name: "Ada" }),
    newMessage(site.itemId, { ...held, folder: "spam" }),
    newMessage(site.itemId, { ...held, folder: "archive" }),
    newMessage(waiting.itemId, held),
  );
  await verify(owner);
  await runDueJobs();
  expect((await emailedFrom()).map(({ subject }) => subject)).toEqual(["A message from Ada"]);
  expect(await inbox(waiting.itemId)).toMatchObject([{ mailStatus: "held" }]);
  const left = await database().$count(siteMessages, eq(siteMessages.isEmailHeld, true));
  expect(left).toBe(1);
});

test("more messages than one run takes are emailed, each once", async () => {
  const owner = await addCustomer();
  const site = await addOnlineSite(owner);
  const many = Array.from({ length: 130 }, () => newMessage(site.itemId, { isEmailHeld: true }));
  await addMessages(...many);
  await verify(owner);
  await runDueJobs();
  const subjects = (await emailedFrom()).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(many.map(({ name }) => `A message from ${name}`).sort());
});
