import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { addUser } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import {
  addMessages,
  addOnlineSite,
  listStored,
  newForm,
  newMessage,
} from "@/e2e/support/messages";
import { sendForm } from "@/e2e/support/send-form";
import { askForProof } from "@/lib/sites/messages/proof";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Site = Awaited<ReturnType<typeof addOnlineSite>>;

const decoded = (attribute: string) => attribute.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** What the page's script sends: the challenge of the page and its solution. */
async function work(page: string) {
  const challenge = JSON.parse(decoded(/data-challenge="([^"]+)"/.exec(page)?.[1] ?? "null"));
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const answerProof = async (site: Site, proof: unknown) => {
  return sendForm(site, { proof: JSON.stringify(proof) });
};

const sendProof = async (site: Site, proof: unknown) => (await answerProof(site, proof)).status;

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://spam.test/${n}`).join(" ");

test.each([
  [
    "a hidden field that is filled in, with a link",
    { website: "https://spam.test", message: links(1) },
    ["hidden field", "links"],
  ],
  ["a form that was filled in at once", { elapsed: "0.4" }, ["sent at once"]],
  ["several links", { message: links(3) }, ["links"]],
  ["as many links as fit", { message: links(200) }, ["links"]],
  ["a link as a name", { name: "www.spam.test" }, ["link in the name"]],
])("%s is kept as spam, and the device is asked for work", async (_, fields, reasons) => {
  const site = await addOnlineSite();
  const response = await sendForm(site, newForm(fields));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("data-challenge");
  expect(await listStored(site.itemId)).toMatchObject([{ folder: "spam", spamReasons: reasons }]);
  expect(await mailbox.messages()).toEqual([]);
});

/** @requirement Messages: A hidden field that is filled in raises the work of a suspicious message */
test.each([
  ["", 10_000],
  ["https://spam.test", 40_000],
])(
  "of a device whose form has %j in the hidden field, at least %d hashes are asked",
  async (website, least) => {
    const site = await addOnlineSite();
    const response = await sendForm(site, newForm({ website, message: links(3) }));
    const { solution } = await work(await response.text());
    expect(solution?.counter).toBeGreaterThanOrEqual(least);
    expect(solution?.counter).toBeLessThanOrEqual(2 * least + 10_000);
  },
);

/** @requirement Messages: What a browser fills into the hidden field is no spam by itself */
test.each([
  ["a link", { message: "I saw your lamp at https://example.com/lamp" }],
  ["a form without script", { elapsed: "" }],
  ["a hidden field that a browser filled in", { website: "https://halden.example" }],
  ["a number that is none", { elapsed: "-1e9" }],
])("%s is not suspicious", async (_, fields) => {
  const site = await addOnlineSite();
  expect((await sendForm(site, newForm(fields))).status).toBe(303);
});

test("10,000 links are more than a message may have", async () => {
  const site = await addOnlineSite();
  const response = await sendForm(site, newForm({ message: "http://a ".repeat(1_500) }));
  expect(response.status).toBe(422);
  expect((await sendForm(site, newForm({ message: links(10_000) }))).status).toBe(413);
});

test("the same words to many sites are suspicious, and so is a caller who writes often", async () => {
  const message = "We bring your company to the top of every search engine.";
  const sites = [await addOnlineSite(), await addOnlineSite(), await addOnlineSite()];
  const statuses: number[] = [];
  for (const [index, site] of sites.entries()) {
    const form = newForm({ message, name: `Agent ${index}` });
    statuses.push((await sendForm(site, form)).status);
  }
  expect(statuses).toEqual([303, 303, 200]);
  const often = { address: "198.51.100.9" };
  const [site] = sites;
  if (!site) throw new Error("There is no site.");
  const more: number[] = [];
  for (let n = 0; n < 7; n++) more.push((await sendForm(site, newForm(), often)).status);
  expect(more).toEqual([303, 303, 303, 303, 303, 303, 200]);
});

/** @requirement Messages: What looks like spam is kept, and arrives once a device has worked for it */
test("a device that works brings its message to the inbox, once", async () => {
  const site = await addOnlineSite();
  const page = await (await sendForm(site, newForm({ elapsed: "1" }))).text();
  const proof = await work(page);
  expect(await sendProof(site, proof)).toBe(303);
  expect(await sendProof(site, proof)).toBe(303);
  expect(await listStored(site.itemId)).toMatchObject([{ folder: "inbox", spamReasons: [] }]);
  expect(await mailbox.messages()).toMatchObject([
    { to: [site.owner.email], replyTo: ["ann@example.com"] },
  ]);
});

test("an order's work that is sent twice leads to the thanks for an order both times", async () => {
  const site = await addOnlineSite();
  const [order] = await addMessages(
    newMessage(site.itemId, { kind: "order", folder: "spam", spamReasons: ["links"] }),
  );
  const challenge = await askForProof(order?.id ?? 0);
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  for (let time = 0; time < 2; time++) {
    const { headers } = await answerProof(site, proof);
    expect(headers.get("location")).toBe(`/api/site-form/${site.key}/thanks?for=order`);
  }
});

test("a message that a device worked for is not emailed before its owner's address is verified", async () => {
  const site = await addOnlineSite(await addUser());
  const page = await (await sendForm(site, newForm({ elapsed: "1" }))).text();
  expect(await sendProof(site, await work(page))).toBe(303);
  expect(await listStored(site.itemId)).toMatchObject([{ folder: "inbox", isEmailHeld: true }]);
  expect(await mailbox.messages()).toEqual([]);
});

test("work that was not done, or was done for something else, changes nothing", async () => {
  const [site, other] = [await addOnlineSite(), await addOnlineSite()];
  const page = await (await sendForm(site, newForm({ elapsed: "1" }))).text();
  const proof = await work(page);
  const { challenge, solution } = proof;
  const { parameters } = challenge;
  const wrong = [
    null,
    {},
    { challenge },
    { challenge, solution: { counter: 0, derivedKey: "00".repeat(32) } },
    { challenge, solution: { counter: 1, derivedKey: parameters.keyPrefix } },
    { challenge: { ...challenge, signature: "00".repeat(32) }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, data: { message: 1 } } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 1 } }, solution },
  ];
  for (const it of wrong) expect(await sendProof(site, it)).toBe(422);
  expect((await sendForm(site, { proof: "{" })).status).toBe(422);
  // Right, but for a message of another site.
  await sendProof(other, proof);
  expect(await listStored(site.itemId)).toMatchObject([{ folder: "spam" }]);
  expect(await mailbox.messages()).toEqual([]);
});

test("what its owner calls spam stays spam, whatever a device works", async () => {
  const site = await addOnlineSite();
  const [message] = await addMessages(newMessage(site.itemId, { folder: "spam" }));
  const challenge = await askForProof(message?.id ?? 0);
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  expect(await sendProof(site, proof)).toBe(303);
  expect(await listStored(site.itemId)).toMatchObject([{ folder: "spam", spamReasons: [] }]);
  expect(await mailbox.messages()).toEqual([]);
});
