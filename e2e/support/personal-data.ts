import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { authenticators, identities, passkeys, recoveryCodes, users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { businesses } from "@/db/schema/businesses";
import { cartItems } from "@/db/schema/cart";
import { contactMessages } from "@/db/schema/contact";
import { sharedCopies } from "@/db/schema/content";
import { siteDomains } from "@/db/schema/domains";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { heldSites } from "@/db/schema/held-sites";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { media } from "@/db/schema/media";
import { siteMessages } from "@/db/schema/messages";
import { idempotencyKeys } from "@/db/schema/payments";
import { pictureFiles, pictureOwners, pictures } from "@/db/schema/pictures";
import { refundRequests } from "@/db/schema/refunds";
import { savedPresets, seenPresets } from "@/db/schema/saved";
import { siteReports } from "@/db/schema/site-reports";
import {
  deployments,
  formerDestinations,
  siteBlobs,
  siteFiles,
  siteNames,
  siteVersions,
} from "@/db/schema/sites";
import { staff } from "@/db/schema/staff";
import { threadMessages, threads } from "@/db/schema/support";
import { siteVisitDays } from "@/db/schema/visits";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { deleteAccountJob } from "@/lib/privacy/jobs";
import { addPreset, addReview, addRevision } from "./factories";
import { addOnlineSite, newMessage } from "./messages";
import { addCustomerWithPassword } from "./passwords";
import { addPurchase } from "./purchases";
import { addRefund } from "./refunds";

/** Rows of one statement: it has at most 65,535 values. */
const batch = 1_000;

let made = 0;

interface Size {
  orders: number;
  sites: number;
  messages: number;
}

/** A customer with something of every kind; the returned mark is in all of it but reviews. */
export async function addCustomerWithEverything({ orders, sites, messages }: Size) {
  const mark = `zebrafink-${++made}`;
  const customer = await addCustomerWithPassword({
    email: `${mark}@example.com`,
    about: `We are ${mark}.`,
    emailVerifiedAt: new Date(),
  });
  const { id: userId } = customer;
  const db = database();
  await db.insert(identities).values({ provider: "https://id.example", subject: mark, userId });
  const key = { credentialId: `credential-${mark}`, publicKey: `key-${mark}`, counter: 0 };
  await db.insert(passkeys).values({ ...key, userId, name: `Phone of ${mark}` });
  // Not confirmed: the deletion asks for no code.
  await db.insert(authenticators).values({ userId, secret: `secret-${mark}` });
  const ended = { ending: mark.slice(-4), scopes: [], expiresAt: new Date() };
  await db.insert(apiTokens).values({ userId, name: mark, tokenHash: mark, ...ended });
  const { email } = customer;
  await db.insert(staff).values([
    { email, role: "support", userId },
    { email, role: "support", tokenHash: mark, expiresAt: new Date() },
  ]);
  await db.insert(recoveryCodes).values({ userId, codeHash: `code-${mark}` });
  await db.insert(cartItems).values({ userId, presetId: (await addPreset()).id });
  const kept = { userId, presetId: (await addPreset()).id };
  await db.insert(savedPresets).values({ ...kept, savedAt: new Date() });
  await db.insert(seenPresets).values({ ...kept, seenAt: new Date() });
  await db.insert(draftEmailConsents).values({ userId });
  const told = { trade: "bakery", language: "en", facts: { legalName: mark } };
  await db.insert(businesses).values({ id: randomUUID(), userId, name: mark, ...told });
  await db.insert(idempotencyKeys).values({ userId, key: mark, requestHash: mark });
  const revision = await addRevision(customer, { document: { title: mark } });
  const copy = { template: "silent", brand: mark, document: { title: mark }, hash: mark };
  await db.insert(sharedCopies).values({ code: mark, userId, ...copy });
  const content = Buffer.from(mark);
  const size = { width: 320, height: 200 };
  await db.insert(pictures).values({ hash: mark, ...size, bytes: content.length });
  await db.insert(pictureFiles).values({ hash: mark, width: 320, content });
  await db.insert(pictureOwners).values({ userId, hash: mark });
  await db.insert(media).values({ userId, content, ...size });
  await db.insert(contactMessages).values({ email: customer.email, message: `I am ${mark}.` });
  const found = { address: "https://elsewhere.test/", kind: "other", dueAt: new Date() } as const;
  await db.insert(siteReports).values({ ...found, reporterName: mark, reporterEmail: email });
  const sentEmail = { subject: `Hello ${mark}`, preview: "", body: mark };
  await queueEmail(db, { key: `test:${mark}`, to: customer.email, email: sentEmail });
  const own = { actorId: userId, subjectId: userId };
  await recordEvent(db, "site.renamed", { ...own, target: `site ${mark}` });
  const purchases = [];
  for (let n = 0; n < orders; n++) purchases.push(await addPurchase(customer));
  const [first] = purchases;
  if (first) {
    await db.insert(purchaseClaims).values({ ...first, userId });
    await addReview({ presetId: first.presetId, userId });
  }
  await addThread(await addPurchase(customer), customer.email, mark);
  const returned = await addPurchase(customer);
  await addRefund(returned, { note: `To ${mark}.` });
  await db.insert(refundRequests).values({
    invoiceId: returned.invoiceId,
    itemIds: [returned.itemId],
    reason: "changed_mind",
    note: `I am ${mark}.`,
    status: "approved",
    decidedAt: new Date(),
  });
  const unpaid = await addPurchase(customer, { status: "pending" });
  await db.insert(purchaseClaims).values({ ...unpaid, userId });
  const siteIds: number[] = [];
  for (let n = 0; n < sites; n++) {
    siteIds.push(await fillSite(await addOnlineSite(customer), `${mark}-${n}`, revision.id));
  }
  for (let at = 0; at < messages; at += batch) {
    const rows = Array.from({ length: Math.min(batch, messages - at) }, (_, n) =>
      newMessage(siteIds[(at + n) % sites] ?? 0, { message: `Message ${at + n} to ${mark}.` }),
    );
    await db.insert(siteMessages).values(rows);
  }
  return { ...customer, mark, siteIds, paidOrders: orders + sites + 2 };
}

/** What a customer wrote about an order, with the email to the shop about it. */
async function addThread({ invoiceId }: { invoiceId: number }, email: string, mark: string) {
  const db = database();
  const [thread] = await db
    .insert(threads)
    .values({ invoiceId, email, name: mark })
    .returning({ id: threads.id });
  const words = { threadId: thread?.id ?? 0, channel: "web", body: `I am ${mark}.` } as const;
  const [message] = await db
    .insert(threadMessages)
    .values({ ...words, author: "customer" })
    .returning({ id: threadMessages.id });
  const sentEmail = { subject: `From ${mark}`, preview: "", body: mark };
  const key = `thread-message:${message?.id}`;
  await queueEmail(db, { key, to: "team@presetry.example", email: sentEmail });
}

/** Gives an online site a version with a file, a domain, an earlier name and visits. */
async function fillSite({ itemId }: { itemId: number }, name: string, revisionId: number) {
  const db = database();
  const content = Buffer.from(`<h1>${name}</h1>`);
  const [version] = await db
    .insert(siteVersions)
    .values({ invoiceItemId: itemId, number: 1, revisionId, bytes: content.length, hash: name })
    .returning({ id: siteVersions.id });
  await db.insert(siteBlobs).values({ hash: name, content });
  await db
    .insert(siteFiles)
    .values({ versionId: version?.id ?? 0, path: "index.html", hash: name });
  await db
    .update(deployments)
    .set({ currentVersionId: version?.id ?? null, revisionId })
    .where(eq(deployments.invoiceItemId, itemId));
  await db.insert(siteNames).values({ invoiceItemId: itemId, name });
  const judged = { score: 9, findings: [], content: { title: name }, contentHash: name };
  await db.insert(heldSites).values({ invoiceItemId: itemId, change: "publication", ...judged });
  const domain = { host: `www.${name}.example`, role: "main", status: "proved" } as const;
  await db.insert(siteDomains).values({ invoiceItemId: itemId, token: name, ...domain });
  const destinations = {
    domain: [],
    paymentLink: `https://${name}.example/`,
    formAddress: null,
    webhook: null,
  };
  await db.insert(formerDestinations).values({ invoiceItemId: itemId, destinations });
  await db.insert(siteReports).values({
    invoiceItemId: itemId,
    address: `https://www.${name}.example/`,
    kind: "other",
    dueAt: new Date(),
    status: "objected",
    reason: `Of ${name}.`,
    decidedAt: new Date(),
    objection: `I am ${name}.`,
    objectedAt: new Date(),
  });
  const visits = { day: "2026-11-01", visits: 3, views: 5 };
  await db.insert(siteVisitDays).values({ invoiceItemId: itemId, ...visits });
  return itemId;
}

/** The two weeks are over. */
export async function endGrace(userId: number): Promise<void> {
  await database()
    .update(users)
    .set({ deletesAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, userId));
  await enqueue(database(), deleteAccountJob, { userId });
}

export const hasAccount = async (userId: number): Promise<boolean> =>
  (await database().$count(users, eq(users.id, userId))) > 0;

const tablesWith = (name: string) =>
  database().execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = ${name} order by table_name`);

export async function listTables(): Promise<string[]> {
  const rows = await database().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** In how many rows of which tables a customer is: by mark, by id, or by one of the sites. */
export async function findTraces(of: { id: number; mark: string; siteIds: number[] }) {
  const found: Record<string, number> = {};
  const count = async (table: string, condition: ReturnType<typeof sql>) => {
    const [row] = await database().execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} as it where ${condition}`,
    );
    if (row && row.rows > 0) found[table] = (found[table] ?? 0) + row.rows;
  };
  const hex = Buffer.from(of.mark).toString("hex");
  for (const table of await listTables()) {
    const text = sql`to_jsonb(it)::text`;
    await count(table, sql`strpos(${text}, ${of.mark}) > 0 or strpos(${text}, ${hex}) > 0`);
  }
  for (const name of ["user_id", "actor_id", "subject_id"]) {
    for (const { table } of await tablesWith(name)) {
      await count(table, sql`${sql.identifier(name)} = ${of.id}`);
    }
  }
  const account = sql`split_part(key, ':account:', 2)`;
  await count("rate_limits", sql`${account} = ${String(of.id)}`);
  for (const { table } of await tablesWith("invoice_item_id")) {
    // What was bought stays in the invoice.
    if (table !== "licenses") await count(table, sql`invoice_item_id in ${of.siteIds}`);
  }
  return found;
}

/** What is kept of a customer who left, as rows that nobody owns. */
export const listKeptInvoices = () =>
  database()
    .select({ id: invoices.id, customer: invoices.customer, status: invoices.status })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(users.email, "deleted@deleted.invalid"));
