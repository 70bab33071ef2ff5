import "server-only";
import type { PaymentMethod } from "@/db/words/invoices";
import { env } from "@/lib/env";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { seller } from "@/lib/seller";
import { sellerIsoDay } from "@/lib/seller-dates";
import { epcCode, type QrCode } from "./epc-code";
import { openOf, type TransferOrder } from "./rules";

interface Order extends TransferOrder {
  id: number;
  currency: string;
  createdAt: Date | string;
}

/** How to pay for an order by bank transfer. */
export interface BankDetails {
  holder: string;
  bank: string;
  account: string;
  bic: string;
  reference: string;
  openCents: number;
  currency: string;
  /** Until when the order is kept. */
  lastDay: string;
  /** For euros only. */
  code: QrCode | null;
}

export function bankDetailsOf(order: Order): BankDetails {
  const { holder, name: bank, account, bic } = seller().bank;
  const { id, currency } = order;
  const reference = paymentReference(id);
  const openCents = openOf(order);
  const lastDay = new Date(order.createdAt);
  lastDay.setUTCDate(lastDay.getUTCDate() + env("transfers").TRANSFER_EXPIRY_DAYS);
  return {
    holder,
    bank,
    account,
    bic,
    reference,
    openCents,
    currency,
    lastDay: sellerIsoDay(lastDay),
    code: epcCode({ holder, account, bic, cents: openCents, currency, reference }),
  };
}

interface OwnOrder extends Order {
  paymentMethod: PaymentMethod;
}

/** How to pay for each order that waits for a bank transfer, by its id. */
export const bankDetailsOfWaiting = (orders: readonly OwnOrder[]): Map<number, BankDetails> =>
  new Map(
    orders
      .filter(
        ({ paymentMethod, status }) =>
          paymentMethod === "bank_transfer" && (status === "pending" || status === "partly_paid"),
      )
      .map((order) => [order.id, bankDetailsOf(order)] as const),
  );
