import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { contactMessages } from "@/db/schema/contact";
import { deployments } from "@/db/schema/delivery";
import { emailOutbox } from "@/db/schema/email";
import { purchaseClaims } from "@/db/schema/invoices";
import type { Endpoint } from "@/lib/http/endpoint";
import { openSession } from "@/lib/sessions/commands";
import { addCustomer } from "../customers";
import { addPreset, addReview } from "../factories";
import { addInvalidCredentials } from "../invalid-credentials";
import { addCustomerWithPassword } from "../passwords";
import { addPurchase } from "../purchases";
import type { KnownData } from "./valid-request";

type Headers = Record<string, string>;

/** A customer of whom the shop knows something in every one of its rooms. */
async function addAnn() {
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
  const pending = await addPurchase(ann, { status: "pending" });
  const review = await addReview({ presetId: cheap.id });
  const [message] = await db
    .insert(contactMessages)
    .values({ email: ann.email, message: "Hello" })
    .returning();
  const payload = { from: "a@shop.test", to: ann.email, subject: "S", html: "H", text: "T" };
  const [mail] = await db
    .insert(emailOutbox)
    .values({ key: `hostile:${ann.id}`, payload, status: "dead", attempts: 8 })
    .returning();
  const known: KnownData = {
    email: ann.email,
    ids: [
      cheap.id,
      paid.presetId,
      paid.invoiceId,
      pending.invoiceId,
      review.id,
      message?.id ?? 1,
      mail?.id ?? 1,
      ann.id,
    ],
    bought: paid.presetId,
    products: [{ id: cheap.id, price: 15 }],
  };
  return { ann, known };
}

const scheduler = { authorization: "Bearer for-the-tests-only-9876543210-fedcba" };

/** Whoever could send a request to one endpoint, and what they know. */
export async function addCallers(endpoint: Endpoint, adminId: number) {
  const { ann, known } = await addAnn();
  const [stranger, broken] = [await addCustomer(), await addInvalidCredentials()];
  const { token, cookie } = await openSession(adminId);
  const admin = { authorization: token };
  const adminCookie = { cookie: cookie.slice(0, cookie.indexOf(";")) };
  const rightful = endpoint.access === "admin" ? admin : ann.bearer;
  const rightfulCookie = endpoint.access === "admin" ? adminCookie : ann.cookie;

  /** The headers that say who is calling. */
  function headersOf(caller: string, isByCookie: boolean, pick: number): Headers {
    if (caller === "rightful") {
      if (endpoint.path === "/api/cron/sweep") return scheduler;
      return isByCookie ? { "sec-fetch-site": "same-origin", ...rightfulCookie } : rightful;
    }
    if (caller === "stranger") return isByCookie ? stranger.cookie : stranger.bearer;
    return caller === "broken" ? (broken[pick % broken.length]?.[1] ?? {}) : {};
  }
  return { known, headersOf };
}
