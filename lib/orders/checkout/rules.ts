import { currentLanguage, currentTranslations } from "#current-translations";
import type { Category } from "@/db/words/facets";
import type { InvoiceStatus, PaymentMethod } from "@/db/words/invoices";
import type { PaymentState } from "@/db/words/payments";
import { applyBundles, type Bundle, type DiscountLine } from "@/lib/catalogue/bundles/rules";
import { applyCoupon, type CouponTerms, type Discounted } from "@/lib/catalogue/coupons/rules";
import { formatMoney } from "@/lib/money";
import { type CartTotals, cartTotals, countLicenses } from "@/lib/orders/cart/rules";
import type { OrderForm, PaymentOutcome, Quote } from "./schemas";

const t = currentTranslations("orderChanges");

/** A preset with its present price. */
export interface PresetOnSale {
  id: number;
  name: string;
  priceCents: number;
  category: Category;
  /** The discount that is already in the sale price. */
  sale?: DiscountLine | null;
}

/**
 * The discounts on the prices of a cart, which are sale prices: first the bundles, then the coupon.
 */
export interface Offers {
  bundles: readonly Bundle[];
  /** `text` describes it. */
  coupon: (CouponTerms & { text: string }) | null;
}

/** The discounts of sales, one line for each. */
function saleLines(presets: readonly PresetOnSale[]): DiscountLine[] {
  const lines = new Map<string, number>();
  for (const { sale } of presets) {
    if (sale) lines.set(sale.text, (lines.get(sale.text) ?? 0) + sale.cents);
  }
  return [...lines].map(([text, cents]) => ({ text, cents }));
}

/** The items at the prices that are paid for them, and the discounts, line by line. */
function applyOffers<T extends PresetOnSale>(
  presets: readonly T[],
  { bundles, coupon }: Offers,
): { items: Discounted<T>[]; lines: DiscountLine[] } {
  const bundled = applyBundles(presets, bundles);
  const paid = applyCoupon(bundled.items, coupon);
  const cents = paid.reduce((sum, { discountCents }) => sum + discountCents, 0);
  return {
    items: paid.map((item, n) => ({
      ...item,
      discountCents:
        item.discountCents + (bundled.items[n]?.discountCents ?? 0) + (item.sale?.cents ?? 0),
    })),
    lines: [
      ...saleLines(presets),
      ...bundled.lines,
      ...(coupon ? [{ text: coupon.text, cents }] : []),
    ],
  };
}

/** One license of a preset, with its price and its discount. */
export interface PricedPreset {
  id: number;
  name: string;
  priceCents: number;
  discountCents: number;
}

export interface PricedCart extends CartTotals {
  /** One for each license, sorted by id. */
  items: PricedPreset[];
  couponCode: string | null;
  discounts: DiscountLine[];
}

/**
 * The ordered presets at the shop's own prices, less the discounts of bundles and coupon; `onSale`
 * has each of them as often as its licenses. Null when
 * the form differs from them: a preset is not on sale or listed twice, a price differs, or the
 * total is not the sum with the chosen deployment; if the form does not say whether deployment is
 * chosen, the total may be the sum with or without it.
 */
export function priceCart(
  form: OrderForm,
  onSale: readonly PresetOnSale[],
  offers: Offers,
): PricedCart | null {
  const presets = [...onSale].sort((a, b) => a.id - b.id);
  if (presets.length !== countLicenses(form.products)) return null;
  for (const product of form.products) {
    const preset = presets.find(({ id }) => id === product.id);
    if (!preset || product.priceCents !== preset.priceCents) return null;
  }
  const { items, lines: discounts } = applyOffers(presets, offers);
  const choices = form.withDeployment === undefined ? [false, true] : [form.withDeployment];
  const totals = choices
    .map((withDeployment) => cartTotals(items, { withDeployment }))
    .find(({ totalCents }) => totalCents === form.totalCents);
  if (!totals || totals.subtotalCents === 0) return null;
  return { items, couponCode: offers.coupon?.code ?? null, discounts, ...totals };
}

function sameItems(a: readonly PricedPreset[], b: readonly PricedPreset[]): boolean {
  const pricesOf = (items: readonly PricedPreset[]) =>
    items.map((it) => `${it.id} ${it.priceCents} ${it.discountCents}`).sort();
  const others = pricesOf(b);
  return a.length === b.length && pricesOf(a).every((price, n) => price === others[n]);
}

type Purchase = Pick<PricedCart, "items" | "deploymentCents" | "couponCode">;

/** Whether a second order has the same content as a first one, so that it is a repetition of it. */
export const isSamePurchase = (a: Purchase, b: Purchase): boolean =>
  a.deploymentCents === b.deploymentCents &&
  a.couponCode === b.couponCode &&
  sameItems(a.items, b.items);

/** The price of presets, line by line. */
export function quoteOf(
  presets: readonly PresetOnSale[],
  offers: Offers,
  { withDeployment }: { withDeployment: boolean },
): Quote {
  const { items, lines: discounts } = applyOffers(presets, offers);
  const discountCents = items.reduce((sum, it) => sum + it.discountCents, 0);
  const totals = cartTotals(items, { withDeployment });
  return {
    items: items.map(({ id, name, priceCents, discountCents }) => ({
      id,
      name,
      discountCents,
      listCents: priceCents + discountCents,
    })),
    listCents: totals.subtotalCents + discountCents,
    discounts,
    ...totals,
  };
}

/** An unpaid order that cannot be paid as it is. */
export interface ChangedOrder {
  /** The reason, in words. */
  text: string;
  /** Its presets that are still sold. */
  presetIds: number[];
  /** Its coupon; null if it has none that is valid. */
  couponCode: string | null;
}

interface UnpaidOrder {
  totalCents: number;
  couponCode: string | null;
  invoiceItems: readonly { presetId: number; preset: { presetName: string } }[];
}

/**
 * The differences between an order and its price today, by a quote of the presets that are still
 * sold; null without differences. `refusal` is the reason why its coupon is not valid; the quote is
 * then without the coupon.
 */
export function changeOf(
  { totalCents, couponCode, invoiceItems }: UnpaidOrder,
  quote: Pick<Quote, "items" | "totalCents">,
  refusal: string | null,
): ChangedOrder | null {
  const isSold = ({ presetId }: { presetId: number }) =>
    quote.items.some(({ id }) => id === presetId);
  const gone = invoiceItems.filter((item) => !isSold(item)).map(({ preset }) => preset.presetName);
  const money = (cents: number) => formatMoney({ cents }, currentLanguage());
  const parts = gone.length > 0 ? [t("notSold", { names: gone.join(", ") })] : [];
  // If none of its presets is sold any more, no other difference matters.
  if (quote.items.length > 0) {
    if (refusal !== null) parts.push(refusal);
    if (quote.totalCents !== totalCents) {
      parts.push(t("total", { now: money(quote.totalCents), before: money(totalCents) }));
    }
  }
  if (parts.length === 0) return null;
  return {
    text: parts.join(" "),
    presetIds: invoiceItems.filter(isSold).map(({ presetId }) => presetId),
    couponCode: refusal === null ? couponCode : null,
  };
}

/** A bank transfer that has not arrived. */
export interface OpenTransfer {
  /** Its payment reference. */
  reference: string;
  presets: { id: number; name: string }[];
}

/** A bank transfer that is no longer due. */
export interface ClosedTransfer {
  /** The id of its order. */
  id: number;
  reference: string;
  status: InvoiceStatus;
  totalCents: number;
  currency: string;
  replacedBy: number | null;
  /** Null unless its money arrived all the same. */
  payment: PaymentState | null;
}

export interface ReplacedTransfer {
  reference: string;
  /** The names of its presets that are ordered again now, and of its other presets. */
  ordered: string[];
  others: string[];
}

/** The transfers that an order of these presets by PayPal replaces. */
export const replacedTransfers = (
  transfers: readonly OpenTransfer[],
  cart: readonly { id: number }[],
): ReplacedTransfer[] =>
  transfers.flatMap(({ reference, presets }) => {
    const isOrdered = (preset: { id: number }) => cart.some(({ id }) => id === preset.id);
    const names = (list: OpenTransfer["presets"]) => list.map(({ name }) => name);
    const ordered = names(presets.filter(isOrdered));
    const others = names(presets.filter((preset) => !isOrdered(preset)));
    return ordered.length > 0 ? [{ reference, ordered, others }] : [];
  });

/** Whether a line of an order is the deployment of a license that was bought before. */
export const isDeployment = ({ deploymentOf }: { deploymentOf: number | null }): boolean =>
  deploymentOf !== null;

/** The terms are in the first email of an order: for a bank transfer in that with the bank details. */
export const hasTermsInReceipt = (order: { method: PaymentMethod; termsId: number | null }) =>
  order.method === "paypal" && order.termsId !== null;

/** The legal texts that are attached to the first email of an order. */
export const legalAttachments = ({
  id,
  withdrawalId,
}: {
  id: number;
  withdrawalId: number | null;
}) => (withdrawalId === null ? [{ termsOf: id }] : [{ termsOf: id }, { withdrawalOf: id }]);

const minute = 60_000;

/** PayPal's approval page works for three hours; shortly before that a new order replaces the old one. */
const approvalLifetime = 150 * minute;

export const isApprovalExpired = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > approvalLifetime;

/** A return this long after the payment is not the buyer's first: the page is reloaded or opened again. */
const firstReturnWindow = 10 * minute;

interface PaymentSituation {
  state: PaymentState;
  paidAt: Date | null;
  captureAttempt: number;
}

/** The result of a payment as the page after a return from PayPal shows it. */
export function paymentOutcome(
  { state, paidAt, captureAttempt }: PaymentSituation,
  now: Date,
): PaymentOutcome {
  if (state === "captured") {
    const isLongAgo = paidAt !== null && now.getTime() - paidAt.getTime() > firstReturnWindow;
    return isLongAgo ? "already-paid" : "paid";
  }
  if (state === "awaiting_payer") return captureAttempt > 0 ? "declined" : "unknown";
  return outcomeOfState[state];
}

const outcomeOfState: Record<
  Exclude<PaymentState, "captured" | "awaiting_payer">,
  PaymentOutcome
> = {
  creating: "unknown",
  capturing: "pending",
  pending_review: "pending",
  failed: "declined",
  cancelled: "cancelled",
  expired: "cancelled",
  needs_attention: "unknown",
  refund_pending: "unknown",
  refunded: "unknown",
};
