import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { siteMessages } from "@/db/schema/messages";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import {
  addMessages,
  addOnlineSite,
  listStored,
  newForm,
  newMessage,
} from "@/e2e/support/messages";
import { sendForm } from "@/e2e/support/send-form";
import { deleteOldMessages } from "@/lib/sites/messages/commands/delete-old-messages";
import type { MessagePage, MessageView } from "@/lib/sites/messages/schemas";
import { GET as listSites } from "../published-site/route";
import { PUT as putForm } from "./[license]/form/route";
import { PUT as change, DELETE as deleteOne } from "./[license]/message/[id]/route";
import { PUT as changeMany, DELETE as deleteMany, GET as list } from "./[license]/message/route";
import { GET as exportAll } from "./[license]/message-export/route";

const mailbox = startMailbox();

async function addInbox() {
  const owner = await addCustomer({ emailVerifiedAt: new Date() });
  return { ...(await addOnlineSite(owner)), owner };
}

type InboxSite = Awaited<ReturnType<typeof addInbox>>;

async function read({ license, owner }: InboxSite, query = ""): Promise<MessagePage> {
  const options = { params: { license }, headers: owner.bearer };
  const response = await call(list, `/api/site/${license}/message?${query}`, options);
  expect(response.status).toBe(200);
  return response.json();
}

const names = async (site: InboxSite, query = "") =>
  (await read(site, query)).messages.map(({ name }) => name);

const put = ({ license, owner }: InboxSite, id: number, body: object, caller = owner) =>
  call(change, "/api/site", {
    ...jsonBody(body, caller.bearer),
    method: "PUT",
    params: { license, id: String(id) },
  });

const remove = ({ license, owner }: InboxSite, id: number, caller = owner) =>
  call(deleteOne, "/api/site", {
    method: "DELETE",
    headers: caller.bearer,
    params: { license, id: String(id) },
  });

const exported = async ({ license, owner }: InboxSite, query = "") => {
  const options = { params: { license }, headers: owner.bearer };
  const response = await call(exportAll, `/api/site/${license}/message-export?${query}`, options);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  // As bytes: `text()` would drop the mark at its start.
  return Buffer.from(await response.arrayBuffer()).toString("utf8");
};

/** @requirement Messages: The owner reads, searches, archives, sorts out and deletes messages */
test("messages are paged by the one that was last, the newest first", async () => {
  const site = await addInbox();
  const stored = await addMessages(...Array.from({ length: 65 }, () => newMessage(site.itemId)));
  const ids = stored.map(({ id }) => id).reverse();
  const seen: number[] = [];
  let query = "";
  for (let page = 0; page < 3; page++) {
    const { messages, next, unread } = await read(site, query);
    expect(unread).toBe(65);
    seen.push(...messages.map(({ id }) => id));
    expect(next === null).toBe(page === 2);
    query = `before=${next}`;
  }
  expect(seen).toEqual(ids);
});

test("each folder has its messages, and the unread ones are those of the inbox", async () => {
  const site = await addInbox();
  await addMessages(
    newMessage(site.itemId, { name: "New" }),
    newMessage(site.itemId, { name: "Read", isRead: true }),
    newMessage(site.itemId, { name: "Done", folder: "archive" }),
    newMessage(site.itemId, { name: "Spammer", folder: "spam" }),
    newMessage((await addOnlineSite()).itemId, { name: "Somebody else’s" }),
  );
  expect(await names(site)).toEqual(["Read", "New"]);
  expect(await names(site, "folder=unread")).toEqual(["New"]);
  expect(await names(site, "folder=archive")).toEqual(["Done"]);
  expect(await names(site, "folder=spam")).toEqual(["Spammer"]);
  expect(await read(site)).toMatchObject({ unread: 1, spam: 1, next: null });
});

test.each([
  ["ann", ["Ann Lee"]],
  ["EXAMPLE ann", ["Ann Lee"]],
  ["lee@examp", ["Ann Lee"]],
  ["lamp", ["Bob", "Ann Lee"]],
  ["große", ["Bob"]],
  ["' | !:*", []],
  ["& ( nothing", []],
])("the search %j finds %j", async (typed, found) => {
  const site = await addInbox();
  await addMessages(
    newMessage(site.itemId, {
      name: "Ann Lee",
      email: "ann.lee@example.com",
      message: "Which lamps?",
    }),
    newMessage(site.itemId, {
      name: "Bob",
      email: "b@b.org",
      message: "Große Lampen, lamp-shades",
    }),
  );
  expect(await names(site, new URLSearchParams({ q: typed }).toString())).toEqual(found);
});

test("a message is read, archived, put into the spam by a person, and taken out of it", async () => {
  const site = await addInbox();
  const [stored] = await addMessages(newMessage(site.itemId, { spamReasons: ["links"] }));
  const id = stored?.id ?? 0;
  const changed: MessageView = await (await put(site, id, { isRead: true })).json();
  expect(changed).toMatchObject({ id, isRead: true, folder: "inbox", mailStatus: null });
  for (const folder of ["archive", "spam", "inbox"] as const) {
    expect(await (await put(site, id, { folder })).json()).toMatchObject({
      folder,
      spamReasons: [],
    });
  }
  expect((await put(site, id, {})).status).toBe(422);
  expect((await put(site, id, { folder: "bin" })).status).toBe(422);
  expect((await put(site, id + 1, { isRead: true })).status).toBe(404);
});

const putMany = ({ license, owner }: InboxSite, body: object) =>
  call(changeMany, "/api/site", {
    ...jsonBody(body, owner.bearer),
    method: "PUT",
    params: { license },
  });

const removeMany = ({ license, owner }: InboxSite, ids: string) =>
  call(deleteMany, `/api/site?ids=${ids}`, {
    method: "DELETE",
    headers: owner.bearer,
    params: { license },
  });

test("many messages are read, moved and deleted at once, and the counts are right after each", async () => {
  const site = await addInbox();
  const stored = await addMessages(...Array.from({ length: 65 }, () => newMessage(site.itemId)));
  const ids = stored.map(({ id }) => id);
  const some = ids.slice(0, 30);
  const changed = await (await putMany(site, { ids: some, isRead: true })).json();
  expect(new Set(changed.ids)).toEqual(new Set(some));
  expect(await read(site)).toMatchObject({ unread: 35, spam: 0 });
  expect((await putMany(site, { ids: some, folder: "spam" })).status).toBe(200);
  expect(await read(site)).toMatchObject({ unread: 35, spam: 30 });
  expect((await removeMany(site, ids.slice(30, 60).join())).status).toBe(200);
  const left = await read(site);
  expect(left).toMatchObject({ unread: 5, next: null });
  expect(left.messages.map(({ id }) => id)).toEqual(ids.slice(60).reverse());
});

test("what is deleted waits in the trash, and comes back where it was", async () => {
  const site = await addInbox();
  const stored = await addMessages(...Array.from({ length: 31 }, () => newMessage(site.itemId)));
  const ids = stored.slice(0, 30).map(({ id }) => id);
  expect((await putMany(site, { ids, folder: "trash" })).status).toBe(200);
  expect(await read(site)).toMatchObject({ unread: 1, messages: [{ id: stored[30]?.id }] });
  expect((await read(site, "folder=trash")).messages).toHaveLength(30);
  expect((await putMany(site, { ids, folder: "inbox" })).status).toBe(200);
  expect(await read(site)).toMatchObject({ unread: 31 });
  expect((await read(site, "folder=trash")).messages).toEqual([]);
});

test("of many ids those of others' messages are left out", async () => {
  const [site, neighbor] = [await addInbox(), await addInbox()];
  const [own] = await addMessages(newMessage(site.itemId));
  const [other] = await addMessages(newMessage(neighbor.itemId));
  const ids = [own?.id ?? 0, other?.id ?? 0];
  const changed = await putMany(site, { ids, folder: "archive" });
  expect(await changed.json()).toEqual({ ids: [own?.id] });
  expect(await (await removeMany(site, ids.join())).json()).toEqual({ ids: [own?.id] });
  expect(await listStored(neighbor.itemId)).toEqual([other]);
});

test.each([
  { ids: [], isRead: true },
  { ids: [1] },
  { ids: [0], isRead: true },
  { ids: Array.from({ length: 101 }, (_, index) => index + 1), isRead: true },
])("a change of many messages like %j is refused", async (body) => {
  expect((await putMany(await addInbox(), body)).status).toBe(422);
});

test("a deleted message is gone, with what the outbox knew of its writer", async () => {
  const site = await addInbox();
  await sendForm(site, newForm());
  const [stored] = await listStored(site.itemId);
  const id = stored?.id ?? 0;
  expect((await read(site)).messages).toMatchObject([{ id, mailStatus: "sent" }]);
  const outbox = () => database().$count(emailOutbox, eq(emailOutbox.key, `site-message:${id}`));
  expect(await outbox()).toBe(1);
  expect((await remove(site, id)).status).toBe(200);
  expect(await outbox()).toBe(0);
  expect((await remove(site, id)).status).toBe(404);
  expect(await names(site)).toEqual([]);
});

/** @requirement Messages: Each message shows what became of its email */
test("a message whose email is not delivered says so, to the owner and to the back office", async () => {
  const site = await addInbox();
  await mailbox.injectFaults({ rate: 1, status: 422 });
  await sendForm(site, newForm());
  expect((await read(site)).messages).toMatchObject([{ mailStatus: "dead" }]);
  const admin = await addAdmin();
  const listed = await call(listSites, `/api/published-site?q=${site.license}`, {
    headers: admin.bearer,
  });
  const [record] = await listed.json();
  expect(record).toMatchObject({ messages: 1, failedMails: 1 });
  expect(JSON.stringify(record)).not.toContain("ann@example.com");
});

test("somebody else's messages are not found", async () => {
  const site = await addInbox();
  const [stored] = await addMessages(newMessage(site.itemId));
  const id = stored?.id ?? 0;
  const [stranger, neighbor] = [await addCustomer(), await addInbox()];
  for (const caller of [stranger, neighbor.owner]) {
    expect((await put(site, id, { isRead: true }, caller)).status).toBe(404);
    expect((await remove(site, id, caller)).status).toBe(404);
  }
  // By a license of one's own, and an id of somebody else's message.
  expect((await put(neighbor, id, { folder: "spam" })).status).toBe(404);
  expect((await remove(neighbor, id)).status).toBe(404);
  expect(await listStored(site.itemId)).toEqual([stored]);
});

/** @requirement Messages: All messages can be downloaded as a table that runs no formula */
test("the table has all messages of a folder, and nothing in it is a formula", async () => {
  const site = await addInbox();
  await addMessages(
    ...Array.from({ length: 1_100 }, () => newMessage(site.itemId)),
    newMessage(site.itemId, {
      name: '=HYPERLINK("https://evil.test")',
      message: ' @SUM(1)\n"quoted", +1',
      kind: "order",
      fields: [{ label: "-Date", value: "May 4" }],
      order: {
        lines: [{ name: "Cup", quantity: 2, priceCents: 1_250, currency: "EUR" }],
        sumCents: 2_500,
        currency: "EUR",
      },
    }),
    newMessage(site.itemId, { folder: "spam" }),
  );
  const table = await exported(site);
  expect(table.startsWith('\u{feff}"Received","Kind","Name"')).toBe(true);
  expect(table).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
  expect(table).toContain(`"' @SUM(1)\n""quoted"", +1"`);
  expect(table).toContain(`"'-Date: May 4","2 x Cup, 12.50 EUR each","25.00","EUR"`);
  expect(table.match(/\r\n/g)).toHaveLength(1_102);
  expect((await exported(site, "folder=spam")).match(/\r\n/g)).toHaveLength(2);
});

/** @requirement Messages: They are deleted after 12 months, spam after 30 days */
test("what was kept for long enough is deleted, with its mail", async () => {
  const site = await addInbox();
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const [old] = await addMessages(
    newMessage(site.itemId, { name: "Old", receivedAt: days(366) }),
    newMessage(site.itemId, { name: "Archived", folder: "archive", receivedAt: days(366) }),
    newMessage(site.itemId, { name: "Kept", receivedAt: days(364) }),
    newMessage(site.itemId, { name: "Old spam", folder: "spam", folderSince: days(31) }),
    newMessage(site.itemId, { name: "Old trash", folder: "trash", folderSince: days(31) }),
    newMessage(site.itemId, { name: "New trash", folder: "trash", folderSince: days(29) }),
    newMessage(site.itemId, {
      name: "New spam",
      folder: "spam",
      receivedAt: days(100),
      folderSince: days(29),
    }),
  );
  const payload = { from: "a@shop.test", to: "b@shop.test", subject: "S", html: "H", text: "T" };
  await database()
    .insert(emailOutbox)
    .values({ key: `site-message:${old?.id}`, payload, status: "sent" });
  await deleteOldMessages();
  expect((await listStored(site.itemId)).map(({ name }) => name)).toEqual([
    "Kept",
    "New trash",
    "New spam",
  ]);
  const mails = await database().$count(
    emailOutbox,
    eq(emailOutbox.key, `site-message:${old?.id}`),
  );
  expect(mails).toBe(0);
});

test("the settings of forms are addresses that a browser may safely follow", async () => {
  const { license, owner } = await addInbox();
  const save = (paymentLink: string, formAddress = "") =>
    call(putForm, "/api/site", {
      ...jsonBody({ paymentLink, formAddress }, owner.bearer),
      method: "PUT",
      params: { license },
    });
  const saved = await save(" https://pay.example/halden ", "https://forms.example/a?b=c");
  expect(await saved.json()).toMatchObject({
    form: {
      paymentLink: "https://pay.example/halden",
      formAddress: "https://forms.example/a?b=c",
    },
  });
  for (const wrong of [
    "http://pay.example",
    "javascript:alert(1)",
    "https://a b",
    "https://",
    "https://user@evil.test",
    `https://a.test/${"x".repeat(500)}`,
  ]) {
    expect((await save(wrong)).status, wrong).toBe(422);
    expect((await save("", wrong)).status, wrong).toBe(422);
  }
  expect(await (await save("", "")).json()).toMatchObject({
    form: { paymentLink: null, formAddress: null },
  });
});

interface Plan {
  "Node Type": string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function runPlan(condition: ReturnType<typeof sql>) {
  const [row] = await database().execute<{ "QUERY PLAN": { Plan: Plan }[] }>(
    sql`explain (analyze, format json) select id from ${siteMessages}
      where ${condition} order by id desc nulls last limit 31`,
  );
  const [plan] = row?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error("There is no plan.");
  return nodesOf(plan.Plan);
}

test("100,000 messages of a site are paged without sorting or reading them all", async () => {
  const site = await addInbox();
  for (let from = 0; from < 100_000; from += 10_000) {
    await database().execute(sql`
      insert into ${siteMessages}
        (invoice_item_id, kind, name, email, message, folder, is_read, content_hash)
      select ${site.itemId}, 'contact', 'Writer ' || n, 'writer' || n || '@example.com',
        'Message ' || n, case when n % 10 = 0 then 'spam' else 'inbox' end, true, 'many ' || n
      from generate_series(${from + 1}::int, ${from + 10_000}::int) as n`);
  }
  // As autovacuum does: what waits to enter the index of words makes plans with it look expensive.
  await database().execute(sql`vacuum analyze ${siteMessages}`);
  const middle = sql`(select max(id) - 50000 from ${siteMessages})`;
  const ofSite = sql`invoice_item_id = ${site.itemId}`;
  for (const condition of [
    sql`${ofSite} and folder = 'inbox' and id < ${middle}`,
    sql`${ofSite} and folder = 'inbox' and not is_read`,
    sql`${ofSite} and folder = 'spam'`,
    sql`${ofSite} and words @@ to_tsquery('simple', '''54321'':*')`,
  ]) {
    const nodes = await runPlan(condition);
    expect(nodes.map((node) => node["Node Type"])).not.toContain("Seq Scan");
    const rows = nodes.map((node) => node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0));
    expect(Math.max(...rows)).toBeLessThan(1_000);
  }
  expect(await names(site, "q=writer54321")).toEqual(["Writer 54321"]);
  expect(await read(site)).toMatchObject({ unread: 0, spam: 100 });
}, 60_000);
