import { and, asc, eq, sql } from "drizzle-orm";
import * as presetRoute from "@/app/api/preset/[id]/route";
import * as oneReviewRoute from "@/app/api/review/[id]/route";
import * as reviewRoute from "@/app/api/review/route";
import * as resolutionRoute from "@/app/api/shop/invoice/[id]/resolution/route";
import * as invoiceRoute from "@/app/api/shop/invoice/[id]/route";
import * as licensesRoute from "@/app/api/shop/order/licenses/route";
import * as cartRoute from "@/app/api/shop/order/route";
import * as payRoute from "@/app/api/shop/pay_order/route";
import * as customerRoute from "@/app/api/user/admin/[key]/route";
import * as loginRoute from "@/app/api/user/login/route";
import * as logoutRoute from "@/app/api/user/logout/route";
import * as registerRoute from "@/app/api/user/register/route";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { documentNumbers, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { type CallInit, call, type Handler, jsonBody } from "../call";
import { addAdmin } from "../customers";
import { addPresets } from "../factories";
import { makeJobsDue } from "../jobs";
import { orderOf } from "../orders";
import { addCustomerWithPassword, password } from "../passwords";
import { cancel, deliverWebhook, returnFromPaypal, runJobs } from "../payments";
import type { startFakePaypal } from "../paypal";
import type { Funding, Method } from "./model-orders";
import {
  type Actions,
  type InitialState,
  noSuchItem,
  nthNewest,
  type StepResult,
} from "./model-shop";
import { realRecords } from "./records";

type Paypal = ReturnType<typeof startFakePaypal>;
type Row = typeof presets.$inferSelect;

const outcomeFrom = (location: string) => location.replace("/pay/outcome/", "");

/** The route handlers over an emptied database, with a fake PayPal. */
export class RealShop implements Actions<Promise<StepResult>> {
  readonly #tokens = new Map<number, string>();

  private constructor(
    readonly paypal: Paypal,
    readonly emails: string[],
    readonly presetIds: number[],
    readonly admin: Record<string, string>,
  ) {}

  static async open(paypal: Paypal, { registered, unregistered, prices }: InitialState) {
    await database().transaction(async (tx) => {
      // The audit trail cannot be emptied: its trigger is off for this transaction of a superuser.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`truncate users, presets, email_outbox, rate_limits, webhook_events cascade`,
      );
      await tx.update(documentNumbers).set({ last: 0 });
    });
    const emails = Array.from({ length: registered + unregistered }, (_, n) => `c${n}@example.com`);
    const { bearer } = await addAdmin();
    const rows = await addPresets(...prices.map((priceCents) => ({ priceCents })));
    const ids = rows.map(({ id }) => id);
    const shop = new RealShop(paypal, emails, ids, bearer);
    for (const [customer, email] of emails.slice(0, registered).entries()) {
      const { token } = await addCustomerWithPassword({ email, name: "Acme" });
      shop.#tokens.set(customer, token);
    }
    return shop;
  }

  records = () => realRecords(this.emails, this.presetIds);

  async ordersAtPaypal(): Promise<string[]> {
    const rows = await database()
      .select({ orderId: payments.orderId })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .orderBy(asc(invoices.id));
    return rows.flatMap(({ orderId }) => orderId ?? []);
  }

  register(customer: number) {
    const email = this.#email(customer);
    const body = { email, password, confirmPassword: password, name: "Acme", logo: "" };
    return statusOf(registerRoute.POST, "/api/user/register", jsonBody(body));
  }

  async logIn(customer: number, knowsPassword: boolean) {
    const body = { email: this.#email(customer), password: knowsPassword ? password : "Wrong-1!" };
    const response = await call(loginRoute.POST as Handler, "/api/user/login", jsonBody(body));
    if (response.ok) this.#tokens.set(customer, (await response.json()) as string);
    return response.status;
  }

  logOut(customer: number) {
    return statusOf(logoutRoute.POST, "/api/user/logout", {
      method: "POST",
      headers: this.#as(customer),
    });
  }

  setBanned(customer: number, isBanned: boolean) {
    const key = this.#email(customer);
    return this.#asAdmin(customerRoute.PUT, `/api/user/admin/${key}`, { key }, { isBanned });
  }

  changePrice(preset: number, cents: number) {
    return this.#changePreset(preset, { price: cents / 100 });
  }

  setDisabled(preset: number, isDisabled: boolean) {
    return this.#changePreset(preset, { isDisabled });
  }

  addToCart(customer: number, wanted: number[]) {
    const products = wanted.map((it) => this.#presetId(it));
    const body = { email: this.#email(customer), products };
    return statusOf(cartRoute.POST, "/api/shop/order", jsonBody(body, this.#as(customer)));
  }

  async setLicenses(customer: number, preset: number, licenses: number) {
    const email = this.#email(customer);
    const id = this.#presetId(preset);
    const owned = await this.#ownedBy(email, id);
    return statusOf(licensesRoute.PUT, "/api/shop/order/licenses", {
      ...jsonBody({ email, id, licenses, owned }, this.#as(customer)),
      method: "PUT",
    });
  }

  removeFromCart(customer: number, preset: number) {
    return this.#deleteFromCart(customer, `&id=${this.#presetId(preset)}`);
  }

  emptyCart(customer: number) {
    return this.#deleteFromCart(customer, "");
  }

  async order(
    customer: number,
    method: Method,
    withDeployment: boolean,
    isOutdated: boolean,
    knowsLicenses = true,
  ) {
    const email = this.#email(customer);
    const shown = await Promise.all(
      (await this.#cartOf(email)).map(async ({ preset, licenses }) => ({
        ...preset,
        licenses,
        owned: knowsLicenses ? await this.#ownedBy(email, preset.id) : 0,
        priceCents: preset.priceCents + (isOutdated ? 1 : 0),
      })),
    );
    const options = { paymentMethod: method, deployment: withDeployment };
    const body = orderOf({ email, name: "Acme" }, shown, options);
    return statusOf(payRoute.POST, "/api/shop/pay_order", jsonBody(body, this.#as(customer)));
  }

  chooseAtPaypal(nth: number, choice: Funding) {
    const { approve, decline, review } = this.paypal;
    return this.#atPaypal(nth, { good: approve, declined: decline, "in review": review }[choice]);
  }

  endReview(nth: number, isAccepted: boolean) {
    return this.#atPaypal(nth, isAccepted ? this.paypal.complete : this.paypal.deny);
  }

  refund(nth: number) {
    return this.#atPaypal(nth, this.paypal.refund);
  }

  async returnFromPaypal(nth: number) {
    const orderId = await this.#orderAtPaypal(nth);
    return orderId ? outcomeFrom(await returnFromPaypal(orderId)) : noSuchItem;
  }

  async cancel(nth: number) {
    const orderId = await this.#orderAtPaypal(nth);
    if (!orderId) return noSuchItem;
    const [buyer] = await database()
      .select({ email: users.email })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(payments.orderId, orderId));
    const customer = this.emails.indexOf(buyer?.email ?? "");
    return outcomeFrom(await cancel(orderId, this.#as(customer)));
  }

  async deliverWebhooks(nth: number) {
    const orderId = await this.#orderAtPaypal(nth);
    if (!orderId) return noSuchItem;
    for (const event of await this.paypal.webhookEventsOf(orderId)) {
      const { status } = await deliverWebhook(event);
      if (status !== 200) return status;
    }
    return 200;
  }

  async markPaid(nth: number) {
    const ids = await database()
      .select({ id: invoices.id })
      .from(invoices)
      .orderBy(asc(invoices.id));
    const id = nthNewest(ids, nth)?.id;
    if (!id) return noSuchItem;
    const params = { id: `${id}` };
    return this.#asAdmin(invoiceRoute.PUT, `/api/shop/invoice/${id}`, params, { isPaid: true });
  }

  async decideTransfer(nth: number, isAccepted: boolean) {
    const flagged = await database()
      .select({ id: invoices.id })
      .from(invoices)
      .innerJoin(payments, eq(payments.invoiceId, invoices.id))
      .where(and(eq(invoices.method, "bank_transfer"), eq(payments.state, "needs_attention")))
      .orderBy(asc(invoices.id));
    const id = nthNewest(flagged, nth)?.id;
    if (!id) return noSuchItem;
    const body = { action: isAccepted ? "check" : "release", note: "As agreed" };
    const init = { ...jsonBody(body, this.admin), params: { id: `${id}` } };
    return statusOf(resolutionRoute.POST, `/api/shop/invoice/${id}/resolution`, init);
  }

  async runJobs() {
    await makeJobsDue();
    return (await runJobs()).status;
  }

  async threeHoursPass() {
    await this.paypal.advanceClock(3 * 60 * 60 * 1000 + 1);
    return 200;
  }

  async threeWeeksPass() {
    await database().execute(
      sql`update invoices set created_at = created_at - interval '22 days' where method = 'bank_transfer'`,
    );
    return (await runJobs()).status;
  }

  review(customer: number, preset: number, rating: number) {
    const email = this.#email(customer);
    const body = { email, presetId: this.#presetId(preset), rating, ratingMessage: "I use it." };
    return statusOf(reviewRoute.POST, "/api/review", jsonBody(body, this.#as(customer)));
  }

  async hideReview(nth: number) {
    const ids = await database().select({ id: reviews.id }).from(reviews).orderBy(asc(reviews.id));
    const id = nthNewest(ids, nth)?.id;
    if (!id) return noSuchItem;
    const init = { method: "DELETE", headers: this.admin, params: { id: `${id}` } };
    return statusOf(oneReviewRoute.DELETE, `/api/review/${id}`, init);
  }

  #as(customer: number): Record<string, string> {
    const token = this.#tokens.get(customer);
    return token ? { authorization: token } : {};
  }

  #asAdmin(handler: unknown, path: string, params: Record<string, string>, change: object) {
    const init = { ...jsonBody(change, this.admin), method: "PUT", params };
    return statusOf(handler, path, init);
  }

  #changePreset(preset: number, change: object) {
    const id = `${this.#presetId(preset)}`;
    return this.#asAdmin(presetRoute.PUT, `/api/preset/${id}`, { id }, change);
  }

  #deleteFromCart(customer: number, which: string) {
    const path = `/api/shop/order?email=${this.#email(customer)}${which}`;
    return statusOf(cartRoute.DELETE, path, { method: "DELETE", headers: this.#as(customer) });
  }

  /** The presets that the cart page shows to the customer. */
  #cartOf(email: string): Promise<{ preset: Row; licenses: number }[]> {
    return database()
      .select({ preset: presets, licenses: cartItems.licenses })
      .from(cartItems)
      .innerJoin(presets, eq(presets.id, cartItems.presetId))
      .innerJoin(users, eq(users.id, cartItems.userId))
      .where(and(eq(users.email, email), eq(presets.isDisabled, false)));
  }

  async #ownedBy(email: string, presetId: number): Promise<number> {
    const [owner] = await database().select().from(users).where(eq(users.email, email));
    if (!owner) return 0;
    return (await listBoughtPresetIds(owner.id)).filter((it) => it === presetId).length;
  }

  async #orderAtPaypal(nth: number): Promise<string | undefined> {
    return nthNewest(await this.ordersAtPaypal(), nth);
  }

  async #atPaypal(nth: number, act: (orderId: string) => Promise<void>) {
    const orderId = await this.#orderAtPaypal(nth);
    if (!orderId) return noSuchItem;
    return act(orderId).then(
      () => "done",
      () => "refused by PayPal",
    );
  }

  #email(customer: number): string {
    return this.emails[customer] ?? "";
  }

  #presetId(preset: number): number {
    return this.presetIds[preset] ?? 0;
  }
}

async function statusOf(handler: unknown, path: string, init: CallInit) {
  return (await call(handler as Handler, path, init)).status;
}
