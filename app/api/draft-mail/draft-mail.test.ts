import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { contentRevisions } from "@/db/schema/content";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { emailOutbox } from "@/db/schema/email";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset, addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { emailKeptDrafts } from "@/lib/customization/draft-emails/commands/email-kept-drafts";
import { stopTokenFor } from "@/lib/customization/draft-emails/token";
import * as oneDraft from "../draft/[template]/route";
import { GET, PUT } from "./route";
import * as stop from "./stop/[token]/route";

const mailbox = startMailbox();
type Customer = Awaited<ReturnType<typeof addCustomer>>;

beforeAll(() => addPreset({ url: "/preview/silent" }));
beforeEach(async () => {
  await database().delete(draftEmailConsents);
  await database().delete(emailOutbox);
});

const verified = { emailVerifiedAt: new Date() };

const choose = async (isOn: unknown, { bearer }: Pick<Customer, "bearer">) =>
  statusAndBody(
    await call(PUT, "/api/draft-mail", { ...jsonBody({ isOn }, bearer), method: "PUT" }),
  );

const read = async ({ bearer }: Pick<Customer, "bearer">) =>
  (await call(GET, "/api/draft-mail", { headers: bearer })).json();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Somebody who asked for the emails long ago, and left a draft so many days ago. */
async function addCustomerWithDraft(days: number) {
  const customer = await addCustomer(verified);
  await database()
    .insert(draftEmailConsents)
    .values({ userId: customer.id, givenAt: daysAgo(100) });
  await addRevision(customer, { createdAt: daysAgo(days) });
  return customer;
}

/** An hour passes. */
async function runJob() {
  await emailKeptDrafts({}, { runAgainIn: () => {} });
  await runQueuedJobs();
}

const emails = async () => (await mailbox.messages()).map(({ to, subject }) => [to[0], subject]);
const emailTo = ({ email }: Customer) => [email, "Your draft of Silent is waiting for you"];

/** @requirement Emails about drafts: Off until a customer with a verified address asks for them */
test("the emails are off until a customer asks for them, and off again", async () => {
  const ann = await addCustomer(verified);
  expect(await read(ann)).toEqual({ isOn: false, isVerified: true });
  const on = { isOn: true, isVerified: true };
  expect(await choose(true, ann)).toEqual({ status: 200, body: on });
  expect(await choose(true, ann)).toEqual({ status: 200, body: on });
  expect(await read(ann)).toEqual(on);
  expect(await read(await addCustomer(verified))).toMatchObject({ isOn: false });
  expect(await choose(false, ann)).toMatchObject({ status: 200, body: { isOn: false } });
  expect(await read(ann)).toMatchObject({ isOn: false });
  const events = await database()
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, ann.id))
    .orderBy(auditEvents.id);
  expect(events.map(({ event }) => event)).toEqual([
    "account.draft-mail-on",
    "account.draft-mail-off",
  ]);
});

test("who has no verified address, sends no choice, or is not signed in is refused", async () => {
  const ann = await addCustomer();
  expect(await choose(true, ann)).toEqual({
    status: 409,
    body: { error: "Please confirm your e-mail address in your profile first." },
  });
  expect(await choose(false, ann)).toMatchObject({ status: 200 });
  expect(await choose("yes", ann)).toMatchObject({ status: 422 });
  expect((await call(GET, "/api/draft-mail")).status).toBe(401);
  const body = { ...jsonBody({ isOn: true }), method: "PUT" };
  expect((await call(PUT, "/api/draft-mail", body)).status).toBe(401);
});

/** @requirement Emails about drafts: One a week after the last change of a draft, and never two of the same state */
test("a draft that was left for a week is emailed once, and once more after another change", async () => {
  const ann = await addCustomerWithDraft(8);
  await addRevision(ann, { number: 2, createdAt: daysAgo(7.1) });
  await runJob();
  await runJob();
  expect(await emails()).toEqual([emailTo(ann)]);
  const [message] = await mailbox.messages();
  expect(message?.text).toContain("https://shop.test/preview/silent/edit");
  expect(message?.text).toContain(`https://shop.test/stop-draft-mail#${stopTokenFor(ann.id)}`);

  await addRevision(ann, { number: 3 });
  await runJob();
  expect(await emails()).toHaveLength(1);
  await database()
    .update(contentRevisions)
    .set({ createdAt: daysAgo(7.1) })
    .where(eq(contentRevisions.number, 3));
  await runJob();
  await runJob();
  expect(await emails()).toEqual([emailTo(ann), emailTo(ann)]);
});

/** @requirement Emails about drafts: None about what was ordered or deleted, or is not sold, and none to who leaves */
test("nobody is emailed who should not be", async () => {
  await addCustomerWithDraft(6.9);
  await addCustomerWithDraft(31);
  await addRevision(await addCustomer(verified), { createdAt: daysAgo(8) });
  const late = await addCustomerWithDraft(8);
  await database()
    .update(draftEmailConsents)
    .set({ givenAt: sql`now()` })
    .where(eq(draftEmailConsents.userId, late.id));
  for (const values of [
    { emailVerifiedAt: null },
    { bannedAt: new Date() },
    { deletesAt: daysAgo(-14) },
  ]) {
    const { id } = await addCustomerWithDraft(8);
    await database().update(users).set(values).where(eq(users.id, id));
  }
  await addPurchase(await addCustomerWithDraft(8), { status: "pending" });
  const tidy = await addCustomerWithDraft(8);
  const params = { template: "silent" };
  await call(oneDraft.DELETE, "/api/draft/silent", {
    method: "DELETE",
    headers: tidy.bearer,
    params,
  });
  const other = await addCustomer(verified);
  await database()
    .insert(draftEmailConsents)
    .values({ userId: other.id, givenAt: daysAgo(100) });
  for (const template of ["cali", "gone"]) {
    await addRevision(other, { template, createdAt: daysAgo(8) });
  }
  await addPreset({ url: "/preview/cali", isDisabled: true });
  await addPreset({ url: "/preview/gone" });
  await runJob();
  expect(await emails()).toEqual([]);
});

/** @requirement Emails about drafts: Each stops them with one click, without signing in */
test("the email's address for mailboxes stops the emails to its customer, and to nobody else", async () => {
  const [ann, bob] = [await addCustomerWithDraft(8), await addCustomerWithDraft(8)];
  await runJob();
  const [message] = (await mailbox.messages()).filter(({ to }) => to.includes(ann.email));
  expect(message?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const [, path = "", token = ""] =
    /^<https:\/\/shop\.test(\/api\/draft-mail\/stop\/(.+))>$/.exec(
      message?.headers["List-Unsubscribe"] ?? "",
    ) ?? [];
  const click = (given: string) =>
    call(stop.POST, path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      params: { token: given },
    });
  expect((await click(token)).status).toBe(204);
  expect((await click(token)).status).toBe(204);
  expect(await read(ann)).toMatchObject({ isOn: false });
  expect(await read(bob)).toMatchObject({ isOn: true });

  const signature = token.split(".")[1];
  for (const wrong of [`${bob.id}.${signature}`, `${bob.id}.${"a".repeat(43)}`]) {
    const { status, body } = await statusAndBody(await click(wrong));
    const error = expect.stringMatching(/link/);
    expect({ status, body }, wrong).toMatchObject({ status: 404, body: { error } });
  }
  expect(await read(bob)).toMatchObject({ isOn: true });
});

/** @requirement Emails about drafts: What waits for the email service is taken back once it is not wanted */
test("emails that wait for the email service are taken back", async () => {
  await mailbox.injectFaults({ rate: 1, status: 503 });
  const [ann, bob, eve, dan] = [
    await addCustomerWithDraft(8),
    await addCustomerWithDraft(8),
    await addCustomerWithDraft(8),
    await addCustomerWithDraft(8),
  ];
  await runJob();
  const waiting = () => database().$count(emailOutbox, eq(emailOutbox.status, "due"));
  expect(await waiting()).toBe(4);
  await choose(false, ann);
  expect(await waiting()).toBe(3);
  await addPurchase(bob);
  await addRevision(eve, { number: 2 });
  await runJob();
  const rows = await database().select({ key: emailOutbox.key }).from(emailOutbox);
  expect(rows.map(({ key }) => key)).toEqual([`kept-draft:${dan.id}:silent:1`]);
});
