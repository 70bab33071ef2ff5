import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { siteMessages } from "@/db/schema/messages";
import { rateLimits } from "@/db/schema/rate-limits";
import { deployments } from "@/db/schema/sites";
import { call, fromAddress } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { inParallel } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { addOnlineSite, listStored, newForm } from "@/e2e/support/messages";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { newAddress, sendForm } from "@/e2e/support/send-form";
import { formTexts } from "@/lib/sites/messages/form-texts";
import { POST as postForm } from "./[key]/route";
import { GET as getThanks } from "./[key]/thanks/route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const thanks = (key: string, query = "") =>
  call(getThanks, `/api/site-form/${key}/thanks${query}`, { params: { key } });

/** @requirement Messages: What a reader of a site sends is stored, then emailed to its owner alone */
test("a message is stored and emailed to the owner, and an answer goes to the writer", async () => {
  const site = await addOnlineSite();
  const response = await sendForm(site, newForm({ message: "Do you make lamps?" }));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/api/site-form/${site.key}/thanks`);
  expect(await listStored(site.itemId)).toMatchObject([
    {
      kind: "contact",
      name: "Ann Example",
      email: "ann@example.com",
      message: "Do you make lamps?",
      folder: "inbox",
      isRead: false,
    },
  ]);
  const [sentEmail] = await mailbox.messages();
  expect(sentEmail).toMatchObject({
    to: [site.owner.email],
    cc: [],
    bcc: [],
    replyTo: ["ann@example.com"],
    subject: "A message from Ann Example",
  });
  expect(sentEmail?.text).toContain("Do you make lamps?");
});

/** Buys a site for a customer and puts it online. */
async function openSite(customer: Awaited<ReturnType<typeof addCustomer>>) {
  const { itemId } = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const [row] = await database()
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, itemId));
  return { key: row?.formKey ?? "", address: row?.address ?? "" };
}

/** @requirement Messages: Every answer is a page in the look of the site */
test("the thanks and the refusals are in the look and the language of the site", async () => {
  const customer = await addCustomer({ name: "Halden & Söhne" });
  const { key, address } = await openSite(customer);
  const page = await (await thanks(key)).text();
  expect(page).toContain('class="t-silent"');
  expect(page).toContain("<h1>Thank you</h1>");
  expect(page).toContain("Halden &amp; Söhne");
  expect(page).toContain(`href="${address}"`);
  // It may be at the address of the site, where the shop's paths lead nowhere.
  expect(page).toContain('src="https://shop.test/brand/default-logo.svg"');
  expect(page).not.toMatch(/ src="\/(?!\/)/);
  expect(page).toContain(`form-action https://shop.test/api/site-form/${key};`);
  const refused = await sendForm({ key }, newForm({ email: "ann" }));
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('class="t-silent"');
  expect(again).toContain("Please write your e-mail address, such as ann@example.com.");
});

/** @requirement Sites: A form of a page in a further language is answered in that language */
test("who wrote on a German page is thanked, refused and led back in German", async () => {
  const customer = await addCustomer();
  const { key, address } = await addGermanSite(customer);
  const query = "?language=de";
  const sent = await sendForm({ key }, newForm(), { query });
  expect(sent.headers.get("location")).toBe(`/api/site-form/${key}/thanks?language=de`);
  const page = await (await thanks(key, query)).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<h1>Danke fürs Schreiben</h1>");
  expect(page).toContain(`href="${address.replace("index.html", "de/index.html")}"`);
  expect(page).toContain("Zum Inhalt");
  const refused = await (await sendForm({ key }, newForm({ email: "ann" }), { query })).text();
  expect(refused).toContain(formTexts.de.noEmail);
  expect(refused).toContain(`action="/api/site-form/${key}?language=de"`);
  // A language that the site does not have is anybody's word: the answer is in the site's own.
  for (const other of ["", "?language=fr", "?language=<b>"]) {
    const english = await (await thanks(key, other)).text();
    expect(english).toContain("<h1>Thank you</h1>");
    expect(english).toContain(`href="${address}"`);
  }
});

/** A published site that thanks in German as its owner wrote it. */
async function addGermanSite(customer: Awaited<ReturnType<typeof addCustomer>>) {
  const document = {
    template: "silent",
    version: 1,
    language: "en",
    title: "",
    description: "",
    content: { contactForm: true },
    translations: { de: { "contactForm.thanksTitle": "Danke fürs Schreiben" } },
  };
  await addRevision(customer, { document });
  return openSite(customer);
}

/** @requirement Back office: What was taken down is shown nowhere, also not around the answers to its form */
test("the answers of a site that was taken down have nothing of the site", async () => {
  const customer = await addCustomer({ name: "Halden & Söhne" });
  const { itemId } = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const [row] = await database()
    .update(deployments)
    .set({ takenDownReason: "It is not theirs.", paymentLink: "https://pay.example/halden" })
    .where(eq(deployments.invoiceItemId, itemId))
    .returning();
  const { formKey: key = "", name = "" } = row ?? {};
  const refused = await sendForm({ key }, newForm({ message: "Keep this text" }));
  expect(refused.status).toBe(410);
  const refusal = await refused.text();
  expect(refusal).toContain("Keep this text");
  const page = await (await thanks(key, "?for=order")).text();
  expect(page).toContain("<h1>Thank you</h1>");
  for (const text of ["t-silent", "Halden", "pay.example", `/sites/${name}`]) {
    expect(page + refusal).not.toContain(text);
  }
});

test("after an order the owner's link to a payment is shown, and not after a message", async () => {
  const site = await addOnlineSite();
  await database()
    .update(deployments)
    .set({ paymentLink: "https://pay.example/halden" })
    .where(eq(deployments.formKey, site.key));
  expect(await (await thanks(site.key, "?for=order")).text()).toContain(
    '<a href="https://pay.example/halden">To the payment</a>',
  );
  expect(await (await thanks(site.key)).text()).not.toContain("pay.example");
});

test.each([
  ["no name", { name: " " }, "Please write your name."],
  ["a long name", { name: "x".repeat(101) }, "Please shorten your name"],
  ["no address", { email: "" }, "Please write your e-mail address"],
  ["a wrong address", { email: "ann@" }, "Please write your e-mail address"],
  ["no message", { message: "\r\n" }, "Please write a message."],
  ["a long message", { message: "x".repeat(5_001) }, "Please shorten your message"],
  ["no consent", { consent: "" }, "Please agree"],
])("%s is said, with all that was written", async (_, damage, problem) => {
  const site = await addOnlineSite();
  const written = { name: 'Ann "<b>Lee</b>"', message: "Lamps & <script>alert(1)</script>" };
  const form = newForm({ ...written, ...damage });
  const response = await sendForm(site, form);
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toContain(problem);
  if (!("name" in damage)) expect(page).toContain('value="Ann &quot;&lt;b&gt;Lee&lt;/b&gt;&quot;"');
  if (!("message" in damage)) expect(page).toContain("Lamps &amp; &lt;script&gt;alert(1)");
  expect(page).not.toContain("<script>alert");
  expect(await listStored(site.itemId)).toEqual([]);
});

/** @requirement Messages: A form cannot make the shop email anybody but the owner */
test("line ends, hidden letters and tags in a message do no harm", async () => {
  const site = await addOnlineSite();
  const response = await sendForm(
    site,
    newForm({
      name: "Ann\r\nBcc: all@example.com\0\u202eeel",
      message: "One\r\ntwo\0 \u202ethree\ud800",
    }),
  );
  expect(response.status).toBe(303);
  const [stored] = await listStored(site.itemId);
  expect(stored).toMatchObject({ name: "Ann Bcc: all@example.comeel" });
  expect(stored?.message).toMatch(/^One\ntwo three/);
  const [sentEmail] = await mailbox.messages();
  expect(sentEmail).toMatchObject({ to: [site.owner.email], cc: [], bcc: [] });
  expect(sentEmail?.subject).toBe("A message from Ann Bcc: all@example.comeel");
  for (const email of ["ann@example.com\r\nBcc: b@example.com", "a@b.com,c@d.com", "<a@b.com>"]) {
    expect((await sendForm(site, newForm({ email }))).status, email).toBe(422);
  }
});

test("names of fields that objects have by nature are fields like others", async () => {
  const site = await addOnlineSite();
  const response = await sendForm(
    site,
    newForm({
      kind: "request",
      __proto__x: "1",
      "field.__proto__": "polluted",
      "field.constructor": "built",
      "field.Date": "May 4",
      toString: "x",
    }),
  );
  expect(response.status).toBe(303);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  const [stored] = await listStored(site.itemId);
  expect(stored?.kind).toBe("request");
  expect(stored?.fields).toEqual(
    expect.arrayContaining([
      { label: "Date", value: "May 4" },
      { label: "constructor", value: "built" },
    ]),
  );
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`field.f${n}`, "x"]));
  expect((await sendForm(site, newForm({ kind: "request", ...many }))).status).toBe(422);
  expect((await sendForm(site, newForm({ "field.a": "x".repeat(501) }))).status).toBe(422);
});

test("a form may be multipart, and have no files", async () => {
  const site = await addOnlineSite();
  const send = (form: FormData) =>
    call(postForm, `/api/site-form/${site.key}`, {
      method: "POST",
      params: { key: site.key },
      headers: fromAddress(newAddress()),
      body: form,
    });
  const form = new FormData();
  for (const [name, value] of Object.entries(newForm())) form.set(name, value);
  expect((await send(form)).status).toBe(303);
  form.set("message", "Another one, with a file");
  form.set("file", new File(["x"], "a.png"));
  expect((await send(form)).status).toBe(422);
  form.set("file", new File([], ""));
  expect((await send(form)).status).toBe(303);
});

test.each([
  ["JSON", "application/json", "{}", 415],
  ["no type", "", "a=b", 415],
  ["a broken multipart form", "multipart/form-data; boundary=x", "--y", 400],
  ["an empty form", "application/x-www-form-urlencoded", "", 422],
  ["no text at all", "application/x-www-form-urlencoded", "%00%ff=%", 422],
  ["40 KB", "application/x-www-form-urlencoded", `message=${"x".repeat(40_000)}`, 413],
])("%s is answered with a page", async (_, type, body, status) => {
  const site = await addOnlineSite();
  const response = await call(postForm, `/api/site-form/${site.key}`, {
    method: "POST",
    params: { key: site.key },
    headers: { "content-type": type, ...fromAddress(newAddress()) },
    body,
  });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toMatch(/<h1>[^<]+<\/h1>/);
});

test("a body without an end is not read to its end", async () => {
  const site = await addOnlineSite();
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1_024;
      controller.enqueue(new TextEncoder().encode("a=".repeat(512)));
    },
  });
  const init = { method: "POST", params: { key: site.key }, body, duplex: "half" };
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await call(postForm, `/api/site-form/${site.key}`, { ...init, headers });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(64 * 1_024);
});

/** @requirement Messages: The same form sent twice within minutes is one message */
test("a form that is sent ten times at once is one message and one mail", async () => {
  const site = await addOnlineSite();
  const form = newForm();
  const address = newAddress();
  const responses = await inParallel([...Array(10).keys()], 10, () =>
    sendForm(site, form, { address }),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(await listStored(site.itemId)).toHaveLength(1);
  expect(await mailbox.messages()).toHaveLength(1);
  const other = await addOnlineSite();
  await sendForm(other, form);
  expect(await listStored(other.itemId)).toHaveLength(1);
});

test("what a browser says of the page, and cookies, count for nothing", async () => {
  const site = await addOnlineSite();
  const { cookie } = (await addCustomer()).cookie;
  const browsers: Record<string, string>[] = [
    { origin: "https://evil.test", "sec-fetch-site": "cross-site", cookie },
    { origin: "null", referer: "https://shop.test/" },
  ];
  for (const headers of browsers) {
    const response = await sendForm(site, newForm(), { headers });
    expect(response.status).toBe(303);
    expect([...response.headers.keys()].filter((it) => /cookie|^access-control/.test(it))).toEqual(
      [],
    );
  }
});

test.each([
  ["offline", { address: null, status: "offline" as const }],
  ["taken down", { takenDownReason: "It copies another company." }],
])("a site that is %s says so, with what was written", async (_, change) => {
  const site = await addOnlineSite();
  await database().update(deployments).set(change).where(eq(deployments.formKey, site.key));
  const response = await sendForm(site, newForm({ message: "Keep this text" }));
  expect(response.status).toBe(410);
  const page = await response.text();
  expect(page).toContain("This site takes no messages now");
  expect(page).toContain("Keep this text");
  expect(await listStored(site.itemId)).toEqual([]);
});

test("nor does a site that was refunded take messages, or a key that nobody has", async () => {
  const site = await addOnlineSite();
  await refund(site);
  expect((await sendForm(site, newForm())).status).toBe(410);
  for (const key of ["0".repeat(32), "x", "../..", "\0"]) {
    const response = await sendForm({ key }, newForm({ message: "Keep this text" }));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Keep this text");
  }
});

/** @requirement Messages: A flood to one site leaves the others untouched */
test("past a limit of its caller or its site a message is refused with all of its words", async () => {
  const [site, other] = [await addOnlineSite(), await addOnlineSite()];
  const fill = (key: string, hits: number) =>
    database()
      .insert(rateLimits)
      .values({ key, hits, resetsAt: new Date(Date.now() + 60_000) });
  await fill("site-form:caller:198.51.100.7", 40);
  await fill(`form-of-site:account:${site.itemId}`, 400);
  const sent = [
    await sendForm(other, newForm({ message: "Keep this" }), { address: "198.51.100.7" }),
    await sendForm(site, newForm({ message: "Keep this" })),
  ];
  for (const response of sent) {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).toContain("Keep this");
  }
  expect((await sendForm(other, newForm())).status).toBe(303);
  expect(await listStored(site.itemId)).toEqual([]);
});

test("a flood of one caller is refused before anything of it is looked at", async () => {
  const address = "198.51.100.8";
  const statuses: number[] = [];
  for (let n = 0; n < 120; n++)
    statuses.push((await sendForm({ key: "x" }, {}, { address })).status);
  expect(statuses).toEqual(Array(120).fill(404));
  const refused = await sendForm({ key: "x" }, newForm(), { address });
  expect(refused.status).toBe(429);
  const page = await refused.text();
  expect(page).toContain("<h1>Please wait a moment</h1>");
  // Nothing that was written was read.
  expect(page).not.toContain("below");
  expect((await sendForm({ key: "x" }, {})).status).toBe(404);
});

test("an order needs something that the site sells", async () => {
  const site = await addOnlineSite();
  for (const items of ["", "{", "[]", '[{"id":"1","quantity":-1}]', '[{"id":"1","quantity":1}]']) {
    const response = await sendForm(site, newForm({ kind: "order", items }));
    expect(response.status, items).toBe(422);
    expect(await response.text()).toMatch(/This order cannot be read|Nothing can be ordered/);
  }
});

test("deleting an account's site deletes its messages, and an email knows its message", async () => {
  const site = await addOnlineSite();
  await sendForm(site, newForm());
  const [stored] = await listStored(site.itemId);
  const [sentEmail] = await database()
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.key, `site-message:${stored?.id}`));
  expect(sentEmail?.payload.to).toBe(site.owner.email);
  await database().delete(deployments).where(eq(deployments.formKey, site.key));
  expect(await database().$count(siteMessages, eq(siteMessages.id, stored?.id ?? 0))).toBe(0);
});
