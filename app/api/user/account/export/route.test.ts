import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { accountExportFiles, accountExports } from "@/db/schema/personal-data";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { emailedToken } from "@/e2e/support/emailed-token";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithEverything } from "@/e2e/support/personal-data";
import { deleteExpiredData } from "@/lib/privacy/commands/delete-expired";
import { POST as postFile } from "./file/route";
import { POST } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Caller = Pick<Awaited<ReturnType<typeof addCustomer>>, "cookie">;

const ask = ({ cookie }: Caller) => call(POST, "/api/user/account/export", jsonBody({}, cookie));

const download = (token: string, { cookie }: Caller) =>
  call(postFile, "/api/user/account/export/file", jsonBody({ token }, cookie));

const tokenFor = async ({ email }: { email: string }) =>
  emailedToken(await mailbox.messages(), email, "/export");

const emailsTo = async ({ email }: { email: string }) =>
  (await mailbox.messages()).filter(
    ({ to, subject }) => to.includes(email) && subject.includes("is ready"),
  );

async function unpack(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  const read = (path: string): unknown => JSON.parse(text(path));
  return { paths: Object.keys(files), read, text };
}

/** @requirement Accounts: A customer gets all that the shop has of them, by a link that works for a day, signed in */
test("an export holds everything, and its link works for its customer only", async () => {
  const customer = await addCustomerWithEverything({ orders: 2, sites: 2, messages: 1_100 });
  const asked = await statusAndBody(await ask(customer));
  expect(asked).toMatchObject({
    status: 200,
    body: { export: { requestedAt: expect.any(String), expiresAt: null }, deletesAt: null },
  });
  const token = await tokenFor(customer);
  expect(token).not.toBe("");

  const response = await download(token, customer);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { paths, read } = await unpack(response);
  const numbered = paths.map((path) => path.replace(/invoice-\d+\.pdf/, "invoice-N.pdf"));
  for (const path of [
    "README.txt",
    "account.json",
    "cart.json",
    "reviews.json",
    "emails.json",
    "saved.json",
    "contact.json",
    "orders/0001.json",
    "invoices/invoice-N.pdf",
    "facts.json",
    "drafts/silent/1.json",
    `shared/${customer.mark}.json`,
    `pictures/${customer.mark}.webp`,
  ]) {
    expect(numbered).toContain(path);
  }
  expect(paths.filter((path) => path.startsWith("logos/"))).toHaveLength(1);
  const pdfs = paths.filter((path) => path.endsWith(".pdf"));
  expect(pdfs.filter((path) => path.includes("/invoice-"))).toHaveLength(customer.paidOrders);
  expect(pdfs.filter((path) => path.includes("/credit-note-"))).toHaveLength(1);
  expect(read("account.json")).toMatchObject({
    account: { email: customer.email, about: `We are ${customer.mark}.` },
    identities: [{ subject: customer.mark }],
    passkeys: [{ name: `Phone of ${customer.mark}`, lastUsedAt: null }],
    secondFactor: null,
    sessions: [{ device: "" }],
    draftEmailConsents: [{ givenAt: expect.any(String) }],
  });
  expect(JSON.stringify(read("account.json"))).not.toMatch(
    /argon2|passwordHash|cookieHash|(credential|key|secret|code)-zebrafink/,
  );
  expect(read("orders/0001.json")).toHaveLength(customer.paidOrders + 1);
  expect(read("contact.json")).toMatchObject([{ message: `I am ${customer.mark}.` }]);
  const messages = paths.filter((path) => path.includes("/messages/"));
  expect(messages).toHaveLength(4);
  expect(messages.flatMap((path) => read(path))).toHaveLength(1_100);

  const stranger = await addCustomer();
  expect((await download(token, stranger)).status).toBe(400);
  expect((await download("unknown", customer)).status).toBe(400);
});

test("what lies in an export is said in the language of its customer", async () => {
  const customer = await addCustomer({ language: "de" });
  await ask(customer);
  const { text } = await unpack(await download(await tokenFor(customer), customer));
  expect(text("README.txt")).toMatch(
    /^Alles, was .+ über Sie speichert\.\n\naccount\.json {3}Ihr Konto: /,
  );
});

test("two clicks make one export and one email; a new one takes the place of the old", async () => {
  const customer = await addCustomer();
  const answers = await Promise.all([ask(customer), ask(customer), ask(customer)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await emailsTo(customer)).toHaveLength(1);
  const old = await tokenFor(customer);

  await ask(customer);
  const token = await tokenFor(customer);
  expect(token).not.toBe(old);
  expect((await download(old, customer)).status).toBe(400);
  expect((await download(token, customer)).status).toBe(200);
});

test("after a day the link is void, and the files are gone", async () => {
  const customer = await addCustomer();
  await ask(customer);
  const token = await tokenFor(customer);
  await database()
    .update(accountExports)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(accountExports.userId, customer.id));
  expect((await download(token, customer)).status).toBe(400);
  const ofUser = eq(accountExports.userId, customer.id);
  const [row] = await database().select().from(accountExports).where(ofUser);
  await deleteExpiredData();
  expect(await database().$count(accountExports, ofUser)).toBe(0);
  const files = eq(accountExportFiles.exportId, row?.id ?? "");
  expect(await database().$count(accountExportFiles, files)).toBe(0);
});

test("messages to the shop that name an address are not given to an account that has not proved it", async () => {
  const customer = await addCustomerWithEverything({ orders: 0, sites: 0, messages: 0 });
  await database().execute(
    sql`update users set email_verified_at = null where id = ${customer.id}`,
  );
  await ask(customer);
  const { read } = await unpack(await download(await tokenFor(customer), customer));
  expect(read("contact.json")).toEqual([]);
});

test("without a session nothing is collected", async () => {
  expect((await call(POST, "/api/user/account/export", jsonBody({}))).status).toBe(401);
});
