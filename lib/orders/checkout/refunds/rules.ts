import { currentLanguage, currentTranslations } from "#current-translations";
import type { InvoiceStatus, PaymentMethod } from "@/db/words/invoices";
import type { PaymentState } from "@/db/words/payments";
import {
  openRefundStatuses,
  type RefundRequestStatus,
  type RefundStatus,
} from "@/db/words/refunds";
import { formatMoney } from "@/lib/money";
import { refundDays, siteNoticeDays } from "@/lib/refund-days";

const t = currentTranslations("refundErrors");

const day = 24 * 60 * 60_000;

export const requestDeadline = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + refundDays * day);

/** Until when the site of a refunded item stays online. */
export const siteEnd = (refundedAt: Date): Date =>
  new Date(refundedAt.getTime() + siteNoticeDays * day);

export const isOpenRefund = (status: RefundStatus): boolean =>
  (openRefundStatuses as readonly RefundStatus[]).includes(status);

/** The name of a refund at PayPal. */
export const paypalRefundName = (refundId: number) => `PRESETRY-REFUND-${refundId}`;

interface Item {
  id: number;
  presetId: number;
  name: string;
  priceCents: number;
}

/** An order with all of its refunds that were not refused. */
export interface RefundableOrder {
  id: number;
  status: InvoiceStatus;
  method: PaymentMethod;
  totalCents: number;
  currency: string;
  deploymentCents: number;
  items: Item[];
  paymentState: PaymentState | null;
  refunds: {
    amountCents: number;
    deploymentCents: number;
    itemIds: number[];
    /** The tax in all of the order, after VIES confirmed a VAT ID. */
    isTax?: boolean;
  }[];
}

interface OrderRemainder {
  cents: number;
  deploymentCents: number;
  items: Item[];
}

/** The items and the amount of an order that can still be refunded. */
export function leftOf({
  totalCents,
  deploymentCents,
  items,
  refunds,
}: RefundableOrder): OrderRemainder {
  const taken = refunds.flatMap(({ itemIds }) => itemIds);
  const isDeploymentTaken = refunds.some((it) => it.deploymentCents > 0);
  return {
    cents: refunds.reduce((left, { amountCents }) => left - amountCents, totalCents),
    deploymentCents: isDeploymentTaken ? 0 : deploymentCents,
    items: items.filter(({ id }) => !taken.includes(id)),
  };
}

/**
 * The amount of a refund of these items: the sum of their prices less the tax in them that went back
 * before, or all that is left if these are the last items.
 */
export function sumOf(order: RefundableOrder, items: readonly Item[]): number {
  const left = leftOf(order);
  if (left.items.every(({ id }) => items.some((it) => it.id === id))) return left.cents;
  const cents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const taxes = order.refunds.filter(({ isTax }) => isTax);
  const taxCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cents - Math.round((taxCents * cents) / order.totalCents);
}

/** The items that somebody wants refunded: all that is left, if both fields are absent. */
export interface WishedItems {
  itemIds?: readonly number[] | undefined;
  /** All licenses of these presets that are left. */
  presetIds?: readonly number[] | undefined;
}

export interface RefundWish extends WishedItems {
  /** The amount that the caller saw; only compared. */
  amountCents: number;
}

interface RefundPlan {
  amountCents: number;
  deploymentCents: number;
  items: Item[];
}

/**
 * The items of a wish, also those that were refunded already; null if the order has no such item or
 * preset.
 */
export function wishedItems(order: RefundableOrder, wish: WishedItems): Item[] | null {
  const { itemIds, presetIds } = wish;
  const left = leftOf(order).items;
  if (itemIds) {
    const items = order.items.filter(({ id }) => itemIds.includes(id));
    return items.length < new Set(itemIds).size ? null : items;
  }
  if (!presetIds) return left;
  const items = [...new Set(presetIds)].map((presetId) => {
    const ofPreset = order.items.filter((item) => item.presetId === presetId);
    const leftOfPreset = ofPreset.filter((item) => left.includes(item));
    return leftOfPreset.length > 0 ? leftOfPreset : ofPreset;
  });
  if (items.some((ofPreset) => ofPreset.length === 0)) return null;
  return order.items.filter((item) => items.flat().includes(item));
}

/** Formats amounts of an order. */
const moneyOf =
  ({ currency }: RefundableOrder) =>
  (cents: number) =>
    formatMoney({ cents, currency }, currentLanguage());

const refuse = (refusal: string) => ({ refusal });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(", ");

/**
 * The amount and the items of a refund, or the reason why it is refused, with the amounts. Tax that
 * has to go back is in the prices of all items, and therefore goes before that of some.
 */
export function planRefund(
  order: RefundableOrder,
  wish: RefundWish,
  taxCents = 0,
): RefundPlan | { refusal: string } {
  const { totalCents } = order;
  const money = moneyOf(order);
  const left = leftOf(order);
  const problem = findProblem(order, left);
  if (problem) return refuse(problem);
  const figures = t("left", { left: money(left.cents), total: money(totalCents) });
  const chosen = wishedItems(order, wish);
  if (!chosen) return refuse(t("noSuchTemplate", { id: String(order.id), figures }));
  const taken = chosen.filter((item) => !left.items.includes(item));
  if (taken.length > 0) {
    return refuse(t("taken", { names: names(taken), figures }));
  }
  // The last item includes the price of the deployment, less what PayPal refunded without items.
  const isRest = chosen.length === left.items.length;
  if (taxCents > 0 && !isRest) {
    return refuse(t("taxFirst", { id: String(order.id), tax: money(taxCents) }));
  }
  const amountCents = sumOf(order, chosen);
  if (wish.amountCents > left.cents || amountCents > left.cents) {
    const asked = Math.max(wish.amountCents, amountCents);
    return refuse(t("tooMuch", { asked: money(asked), figures }));
  }
  if (wish.amountCents !== amountCents) {
    return refuse(
      t("otherAmount", { amount: money(amountCents), wished: money(wish.amountCents), figures }),
    );
  }
  if (amountCents === 0) return refuse(t("nothing", { amount: money(0) }));
  const deploymentCents = isRest ? Math.min(left.deploymentCents, amountCents) : 0;
  return { items: chosen, deploymentCents, amountCents };
}

/** Returns the tax of an order alone: its templates stay bought. */
export function planTaxReturn(
  order: RefundableOrder,
  wishedCents: number,
  taxCents: number,
): RefundPlan | { refusal: string } {
  const money = moneyOf(order);
  const left = leftOf(order);
  const problem = findProblem(order, left);
  if (problem) return refuse(problem);
  if (taxCents === 0) return refuse(t("noTax", { id: String(order.id) }));
  if (wishedCents !== taxCents || taxCents > left.cents) {
    return refuse(t("otherTax", { tax: money(taxCents), wished: money(wishedCents) }));
  }
  return { items: [], deploymentCents: 0, amountCents: taxCents };
}

/** Why nothing of an order can be refunded; null if something can. */
function findProblem(order: RefundableOrder, left: OrderRemainder): string | null {
  const { status, totalCents, paymentState } = order;
  const id = String(order.id);
  const money = moneyOf(order);
  const total = money(totalCents);
  if (status === "refunded") return t("refunded", { total, id });
  if (paymentState === "pending_review") {
    return t("underReview", { total, id });
  }
  if (paymentState === "needs_attention") {
    return t("undecided", { id, none: money(0), total });
  }
  if (status !== "paid") return t("notPaid", { id, none: money(0), total });
  if (left.cents > 0) return null;
  return t("refundedOrOnItsWay", { total, id });
}

/** Why a customer cannot ask for a refund; null if they can. */
export function refusalOfRequest(
  order: RefundableOrder,
  { paidAt, ...wish }: WishedItems & { paidAt: Date | null },
  now: Date,
): string | null {
  const left = leftOf(order);
  const problem = findProblem(order, left);
  if (problem) return problem;
  if (!paidAt || now > requestDeadline(paidAt)) {
    return t("tooLate", { days: String(refundDays) });
  }
  if (wishedItems(order, wish)?.every((item) => left.items.includes(item))) return null;
  return t("someRefunded", { id: String(order.id) });
}

/** The refunds of an order as its customer sees them. */
export interface OrderRefunds {
  canRequest: boolean;
  /** The part of the price of deployment that was not refunded yet. */
  deploymentCents: number;
  /** The refunded items, and those whose refund is in progress. */
  itemIds: number[];
  pendingItemIds: number[];
  /** Until when the sites of refunded items are online. */
  siteEnds: { itemId: number; at: string }[];
  creditNotes: { refundId: number; number: number; amountCents: number }[];
  /** The newest request. */
  request: { status: RefundRequestStatus; answer: string } | null;
}
