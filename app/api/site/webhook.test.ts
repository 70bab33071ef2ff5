import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { siteWebhookDeliveries } from "@/db/schema/webhooks";
import { type FakeReply, type FakeRequest, json, startFakeService } from "@/e2e/fakes/http-service";
import { call, jsonBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addOnlineSite, newForm } from "@/e2e/support/messages";
import { runJobs } from "@/e2e/support/payments";
import { sendForm } from "@/e2e/support/send-form";
import { failure } from "@/lib/sites/stored-failure";
import { pausesInSeconds } from "@/lib/sites/webhooks/rules";
import type { WebhookView } from "@/lib/sites/webhooks/schemas";
import { GET, PUT } from "./[license]/webhook/route";
import { POST as postTrial } from "./[license]/webhook/trial/route";

const mailbox = startMailbox();

/** The program of a site's owner. */
const program = {
  taken: [] as FakeRequest[],
  reply: (): FakeReply => json({}),
  url: "",
  stop: async () => {},
};

beforeAll(async () => {
  const { url, stop } = await startFakeService(0, (request) => {
    program.taken.push(request);
    return program.reply();
  });
  program.url = `http://127.0.0.1:${new URL(url).port}/messages`;
  program.stop = stop;
});
afterAll(() => program.stop());

beforeEach(async () => {
  vi.stubEnv("WEBHOOK_ALLOWED_ADDRESSES", "127.0.0.1");
  program.taken = [];
  program.reply = () => json({});
  await database().delete(rateLimits);
});

async function addSite(facts: Parameters<typeof addCustomer>[0] = { emailVerifiedAt: new Date() }) {
  const owner = await addCustomer(facts);
  return { ...(await addOnlineSite(owner)), owner };
}

type Site = Awaited<ReturnType<typeof addSite>>;

const read = async ({ license, owner }: Site): Promise<WebhookView> =>
  (await call(GET, "/api/site", { params: { license }, headers: owner.bearer })).json();

const save = ({ license, owner }: Site, body: object) =>
  call(PUT, "/api/site", {
    ...jsonBody(body, owner.bearer),
    method: "PUT",
    params: { license },
  });

const tryOut = async ({ license, owner }: Site) =>
  call(postTrial, "/api/site", { method: "POST", params: { license }, headers: owner.bearer });

const bodyOf = (request: FakeRequest | undefined) => JSON.parse(request?.body ?? "null");

/** Throws unless the request is signed with this secret, and not long ago. */
const verify = (secret: string | null, request: FakeRequest | undefined) =>
  new Webhook(secret ?? "").verify(request?.body ?? "", {
    ...(request?.headers as Record<string, string>),
  });

/** @requirement Sites: A message is sent, signed, to the owner's program as well */
test("a message goes, signed, to the owner's program, and spam does not", async () => {
  const site = await addSite();
  const response = await save(site, { address: program.url });
  expect(response.status).toBe(200);
  const { secret } = (await response.json()) as WebhookView;

  await sendForm(site, newForm({ message: "Do you make lamps?" }));
  await sendForm(
    site,
    newForm({ message: "Buy <a href=https://x.example>pills</a>", website: "x" }),
  );
  await runJobs();
  expect(program.taken).toHaveLength(1);
  const [request] = program.taken;
  expect(verify(secret, request)).toMatchObject({ type: "message.received" });
  expect(bodyOf(request).data).toMatchObject({
    site: { license: site.license },
    message: { kind: "contact", name: "Ann Example", message: "Do you make lamps?" },
  });
  const { deliveries } = await read(site);
  expect(deliveries).toMatchObject([{ status: "delivered", attempts: 1, from: "Ann Example" }]);
  expect(request?.headers["webhook-id"]).toBe(`message_${deliveries[0]?.messageId}`);
});

test("a program that fails gets the message again, under the same id", async () => {
  const site = await addSite();
  await save(site, { address: program.url });
  program.reply = () => json({}, 503);
  await sendForm(site, newForm());
  await runJobs();
  expect((await read(site)).deliveries).toMatchObject([
    { status: "waiting", attempts: 1, reason: "It answered with status 503." },
  ]);
  program.reply = () => json({});
  await makeJobsDue();
  await runJobs();
  expect((await read(site)).deliveries).toMatchObject([{ status: "delivered", attempts: 2 }]);
  const [first, second] = program.taken.map(({ headers }) => headers["webhook-id"]);
  expect(second).toBe(first);
});

test("after the last attempt the owner is told, once a day, and the message is in the inbox", async () => {
  const site = await addSite();
  await save(site, { address: program.url });
  program.reply = () => "drop";
  await sendForm(site, newForm());
  await sendForm(site, newForm({ message: "The second message of this visitor." }));
  await runJobs();
  await database()
    .update(siteWebhookDeliveries)
    .set({ attempts: pausesInSeconds.length })
    .where(eq(siteWebhookDeliveries.invoiceItemId, site.itemId));
  await makeJobsDue();
  await runJobs();
  expect((await read(site)).deliveries).toMatchObject([{ status: "failed" }, { status: "failed" }]);
  const told = (await mailbox.messages()).filter(({ subject }) =>
    subject.startsWith("Your program"),
  );
  expect(told).toMatchObject([{ to: [site.owner.email] }]);
  expect(told[0]?.text).toContain("The connection broke off.");
});

test("a replaced secret signs, and the one before does not", async () => {
  const site = await addSite();
  const before = (await (await save(site, { address: program.url })).json()) as WebhookView;
  const after = (await (
    await save(site, { address: program.url, newSecret: true })
  ).json()) as WebhookView;
  expect(after.secret).not.toBe(before.secret);
  expect(await (await tryOut(site)).json()).toEqual({ reason: null });
  expect(verify(after.secret, program.taken[0])).toMatchObject({ type: "test" });
  expect(() => verify(before.secret, program.taken[0])).toThrow();
});

test("while the shop's secret is rotated, the new and the old signature are sent", async () => {
  vi.stubEnv("AUTH_SECRET_PREVIOUS", "for-the-tests-only-9876543210-zyxwvu");
  vi.resetModules();
  const { secretsOf } = await import("@/lib/sites/webhooks/secret");
  const { sendEvent } = await import("@/lib/sites/webhooks/send");
  const receiver = { invoiceItemId: 1, secretNumber: 1, address: program.url };
  const site = { license: "", name: "", address: null };
  const timestamp = new Date().toISOString();
  await sendEvent(receiver, "test_1", { type: "test", timestamp, data: { site } });
  const secrets = secretsOf(receiver);
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) {
    expect(verify(secret, program.taken[0])).toMatchObject({ type: "test" });
  }
});

test("a removed webhook gets nothing more, and another customer has no access", async () => {
  const site = await addSite();
  await save(site, { address: program.url });
  program.reply = () => json({}, 500);
  await sendForm(site, newForm());
  await runJobs();
  program.taken = [];
  expect(await (await save(site, { address: "" })).json()).toEqual({
    address: null,
    secret: null,
    deliveries: [],
  });
  await makeJobsDue();
  await runJobs();
  expect(program.taken).toEqual([]);
  expect((await tryOut(site)).status).toBe(409);
  const stranger = await addCustomer();
  expect((await save({ ...site, owner: stranger }, { address: program.url })).status).toBe(404);
});

test("only a customer whose address is verified can set one", async () => {
  const site = await addSite({});
  expect((await save(site, { address: program.url })).status).toBe(409);
});

test.each([
  ["http://hooks.example/a", "beginning with https://"],
  ["https://user:password@hooks.example/", "beginning with https://"],
  ["hooks.example", "beginning with https://"],
  [`https://hooks.example/${"a".repeat(500)}`, "at most 500"],
])("the address %s is refused", async (address, message) => {
  const response = await save(await addSite(), { address });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toContain(message);
});

/** @requirement Security and resilience: Addresses that customers choose never lead into the shop's own network */
test.each([
  "https://127.0.0.1/",
  "https://localhost/",
  "https://10.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://0x7f000001/",
  "https://2130706433/",
])("nothing is sent to %s", async (address) => {
  vi.stubEnv("WEBHOOK_ALLOWED_ADDRESSES", "");
  vi.resetModules();
  const { sendEvent } = await import("@/lib/sites/webhooks/send");
  const receiver = { invoiceItemId: 1, secretNumber: 1, address };
  const site = { license: "", name: "", address: null };
  const event = { type: "test" as const, timestamp: new Date().toISOString(), data: { site } };
  expect(await sendEvent(receiver, "test_1", event)).toBe(failure("privateNetwork"));
});

test("a redirect is not followed", async () => {
  const site = await addSite();
  await save(site, { address: program.url });
  program.reply = () => ({
    status: 302,
    type: "text/plain",
    body: "",
    headers: { location: program.url },
  });
  const { reason } = await (await tryOut(site)).json();
  expect(reason).toContain("redirect (status 302)");
  expect(program.taken).toHaveLength(1);
});

test("a program that never answers is given up for this time", async () => {
  // The address is allowed again.
  vi.resetModules();
  const { reasonOf } = await import("@/lib/sites/webhooks/rules");
  const { postToCustomer } = await import("@/lib/platform/http/post-to-customer");
  program.reply = () => undefined;
  const sent = postToCustomer({ url: program.url, headers: {}, body: "{}", timeoutMs: 200 });
  expect(reasonOf(await sent.catch((error: unknown) => error))).toBe(
    failure("noAnswer", { seconds: 10 }),
  );
});
