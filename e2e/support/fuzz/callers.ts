import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { apiTokens } from "@/db/schema/api-tokens";
import { auditEvents } from "@/db/schema/audit";
import { bundles } from "@/db/schema/bundles";
import { cartItems } from "@/db/schema/cart";
import { sales } from "@/db/schema/catalogue";
import { contactMessages } from "@/db/schema/contact";
import { emailOutbox } from "@/db/schema/email";
import { heldSites } from "@/db/schema/held-sites";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { siteMessages } from "@/db/schema/messages";
import { refundRequests } from "@/db/schema/refunds";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import { staff } from "@/db/schema/staff";
import { cannedAnswers, threadMessages, threads } from "@/db/schema/support";
import { bankLines } from "@/db/schema/transfers";
import { shopAmounts } from "@/lib/amounts";
import { type Endpoint, isForStaff } from "@/lib/platform/http/endpoint";
import { openSession } from "@/lib/platform/sessions/commands";
import { addCustomer } from "../customers";
import { addCoupon, addPreset, addReview, addRevision } from "../factories";
import { newMessage } from "../messages";
import { addCustomerWithPassword } from "../passwords";
import { addCorrection, addPurchase } from "../purchases";
import { addRefund } from "../refunds";
import type { KnownData } from "./valid-request";

type Headers = Record<string, string>;

/** A customer with data in every domain. */
async function addCustomerWithData(adminId: number) {
  const ann = await addCustomerWithPassword();
  const db = database();
  const [cheap, wanted] = [await addPreset({ priceCents: 1_500 }), await addPreset()];
  await db.insert(cartItems).values({ userId: ann.id, presetId: wanted.id });
  const paid = await addPurchase(ann, { withDeployment: true });
  await db.insert(purchaseClaims).values({ ...paid, userId: ann.id });
  await db.insert(deployments).values({
    invoiceItemId: paid.itemId,
    name: `site-${paid.itemId}`,
    status: "live",
    address: `https://shop.test/sites/site-${paid.itemId}/index.html`,
  });
  const judged = {
    invoiceItemId: paid.itemId,
    score: 9,
    findings: [],
    contentHash: "0",
    content: {
      name: `site-${paid.itemId}`,
      domain: null,
      company: "",
      title: "",
      texts: [],
      links: [],
      alts: [],
      oldAddresses: [],
    },
  };
  const [approvable, refusable] = await db
    .insert(heldSites)
    .values([
      { ...judged, change: "settings" },
      { ...judged, change: "name" },
    ])
    .returning();
  const [report] = await db
    .insert(siteReports)
    .values({
      invoiceItemId: paid.itemId,
      address: "https://shop.test/sites/reported/",
      kind: "spam",
      dueAt: new Date(),
    })
    .returning();
  const [received] = await db.insert(siteMessages).values(newMessage(paid.itemId)).returning();
  await addRevision(ann);
  const pending = await addPurchase(ann, { status: "pending" });
  const refunded = await addPurchase(ann);
  const refund = await addRefund(refunded);
  const corrected = await addCorrection(refunded);
  const [request] = await db
    .insert(refundRequests)
    .values({ invoiceId: refunded.invoiceId, itemIds: [refunded.itemId], reason: "changed_mind" })
    .returning();
  const review = await addReview({ presetId: cheap.id });
  const coupon = await addCoupon();
  const [bundle] = await db
    .insert(bundles)
    .values({ category: "basic", percent: 10 })
    .onConflictDoUpdate({ target: bundles.category, set: { percent: 10 } })
    .returning();
  // Planned, for one preset that nobody else draws: many requests may change it, and none its prices.
  const [sale] = await db
    .insert(sales)
    .values({
      name: "Fuzz sale",
      percent: 10,
      presetIds: [wanted.id],
      startsAt: new Date(2200, 0, 1),
      endsAt: new Date(2200, 0, 2),
    })
    .returning();
  const [canned] = await db
    .insert(cannedAnswers)
    .values({ title: `Fuzz ${ann.id}`, body: "Hello {name}" })
    .returning();
  const [message] = await db
    .insert(contactMessages)
    .values({ email: ann.email, message: "Hello" })
    .returning();
  // A trigger opened it.
  const [thread] = await db
    .select({ id: threads.id, messageId: threadMessages.id })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.threadId, threads.id))
    .where(eq(threads.contactMessageId, message?.id ?? 0));
  const payload = { from: "a@shop.test", to: ann.email, subject: "S", html: "H", text: "T" };
  const [email] = await db
    .insert(emailOutbox)
    .values({ key: `fuzz:${ann.id}`, payload, status: "dead", attempts: 8 })
    .returning();
  const [job] = await db
    .insert(jobs)
    .values({ name: "fuzz", key: `${ann.id}`, payload: {}, status: "dead", attempts: 5 })
    .returning();
  // Several, so that one is open after others were put aside.
  await db.insert(bankLines).values(
    ["a", "b", "c", "d"].map((one) => ({
      fingerprint: `fuzz-${one}-${ann.id}`,
      day: "2026-01-31",
      amountCents: 2_000,
      currency: "USD",
      payer: ann.name,
      purpose: "Order",
      loadedBy: ann.email,
    })),
  );
  const [event] = await db
    .insert(auditEvents)
    .values({ event: "access.signed-in", actorKind: "customer", subjectId: ann.id })
    .returning();
  // Several, so that a request that removes one finds one.
  const invited = await db
    .insert(staff)
    .values(
      ["a", "b", "c", "d"].map((one) => ({
        email: `${one}-${ann.email}`,
        role: "support",
        tokenHash: `fuzz-${one}-${ann.id}`,
      })),
    )
    .returning();
  const [apiToken] = await db
    .insert(apiTokens)
    .values({
      userId: ann.id,
      name: "Fuzz",
      tokenHash: `fuzz-${ann.id}`,
      ending: "fuzz",
      scopes: ["orders:read"],
      expiresAt: new Date(Date.now() + 3.6e6),
    })
    .returning();
  const known: KnownData = {
    email: ann.email,
    ids: [
      event?.id ?? 1,
      cheap.id,
      paid.presetId,
      paid.invoiceId,
      pending.invoiceId,
      review.id,
      message?.id ?? 1,
      email?.id ?? 1,
      job?.id ?? 1,
      received?.id ?? 1,
      ...invited.map(({ id }) => id),
      apiToken?.id ?? 1,
      refund.id,
      corrected.number,
      request?.id ?? 1,
      coupon.id,
      bundle?.id ?? 1,
      sale?.id ?? 1,
      canned?.id ?? 1,
      ann.id,
    ],
    thread: thread?.id ?? 1,
    coupon: coupon.code,
    bought: paid.presetId,
    order: { id: paid.invoiceId, total: await totalOf(paid) },
    license: paid.license,
    products: [{ id: cheap.id, price: 15 }],
  };
  // Of many ids, a seeded run may never draw the only one that an endpoint is about.
  const subjects: Record<string, number | undefined> = {
    "/api/audit/{id}": event?.id,
    "/api/job/{id}": job?.id,
    "/api/job/{id}/retry": job?.id,
    "/api/mail/{id}/retry": email?.id,
    "/api/published-site/{id}": paid.itemId,
    "/api/published-site/{id}/takedown": paid.itemId,
    "/api/held-site/{id}": approvable?.id,
    "/api/held-site/{id}/content": approvable?.id,
    "/api/held-site/{id}/approval": approvable?.id,
    "/api/held-site/{id}/refusal": refusable?.id,
    "/api/site-report/{id}": report?.id,
    "/api/shop/invoice-correction/{id}": corrected.number,
    "/api/shop/refund-request/{id}": request?.id,
    "/api/user/account/api-token/{id}": apiToken?.id,
    "/api/coupon/{id}": coupon.id,
    "/api/bundle/{id}": bundle?.id,
    "/api/sale/{id}": sale?.id,
    "/api/canned-answer/{id}": canned?.id,
    "/api/thread-assignee/{id}": adminId,
    "/api/thread/{id}": thread?.id,
    "/api/thread/{id}/message": thread?.id,
    "/api/thread-message/{id}": thread?.messageId,
    "/api/shop/invoice/{id}/pdf": paid.invoiceId,
    "/api/shop/invoice/{id}/terms": paid.invoiceId,
    "/api/shop/invoice/{id}/xml": paid.invoiceId,
    "/api/shop/invoice/{id}/correction": paid.invoiceId,
  };
  return { ann, known, subjects };
}

async function totalOf({ invoiceId }: { invoiceId: number }) {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, invoiceId));
  return shopAmounts.encode(invoice?.totalCents ?? 0);
}

/** The endpoints that need the secret of the scheduler. */
const schedulerPaths = ["/api/cron/jobs", "/api/metrics"];
const scheduler = { authorization: "Bearer for-the-tests-only-9876543210-fedcba" };

/** A customer with data in every domain, and one with none. */
export async function addCustomers(adminId: number) {
  const withData = await addCustomerWithData(adminId);
  return { ...withData, stranger: await addCustomer() };
}

export type Customers = Awaited<ReturnType<typeof addCustomers>>;

/** The callers of one endpoint. The admin has a new session for each, because a request may end it. */
export async function withAdmin(customers: Customers, adminId: number) {
  const { token, cookie } = await openSession(adminId, { hasSecondFactor: true });
  const admin = {
    bearer: { authorization: token },
    cookie: { cookie: cookie.slice(0, cookie.indexOf(";")) },
  };
  return { ...customers, admin };
}

type Callers = Awaited<ReturnType<typeof withAdmin>>;

/** The data that valid requests to this endpoint can refer to. */
export function knownAt({ path }: Endpoint, { known, subjects }: Customers): KnownData {
  const subject = subjects[path];
  return subject ? { ...known, ids: [...known.ids, ...known.ids.map(() => subject)] } : known;
}

/** The authentication headers of somebody who may call this endpoint. */
export function allowedHeaders(endpoint: Endpoint, usesCookie: boolean, callers: Callers): Headers {
  if (schedulerPaths.includes(endpoint.path)) return scheduler;
  const allowed = isForStaff(endpoint.access) ? callers.admin : callers.ann;
  return usesCookie ? { "sec-fetch-site": "same-origin", ...allowed.cookie } : allowed.bearer;
}
