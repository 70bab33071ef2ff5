import { formatPrice } from "@/lib/money";
import { site } from "@/lib/site";

interface Order {
  id: number;
  totalCents: number;
}

/** What a customer is written about an order, each at most once. */
const occasions = [
  "bank-details",
  "transfer-reminder",
  "transfer-expired",
  "refused",
  "receipt",
] as const;

/** Names the occasion of a mail, so that it is never promised twice. */
export const mailKey = (occasion: (typeof occasions)[number], orderId: number) =>
  `${occasion}:${orderId}`;

/** The keys of all mails that there can be about an order. */
export const mailKeysOf = (orderId: number) =>
  occasions.map((occasion) => mailKey(occasion, orderId));

const bankLines = (reference: string, totalCents: number) =>
  [
    `Account holder: ${site.bank.holder}`,
    `Bank: ${site.bank.name}`,
    `Account: ${site.bank.account}`,
    `BIC: ${site.bank.bic}`,
    `Amount: ${formatPrice(totalCents)}`,
    `Payment reference: ${reference}`,
  ].join("\n");

export const bankDetails = (order: Order, reference: string) => ({
  subject: `How to pay for your order ${order.id}`,
  paragraphs: [
    "Thank you for your order. Please transfer the amount to this account:",
    bankLines(reference, order.totalCents),
    "Please write the payment reference on the transfer: it tells us which order it is for. Your presets are yours as soon as the money has arrived.",
  ],
});

export const transferReminder = (order: Order, reference: string, lastDay: string) => ({
  subject: `Your order ${order.id} is waiting for your bank transfer`,
  paragraphs: [
    "We have not received your transfer yet. If it is on its way, there is nothing left to do.",
    bankLines(reference, order.totalCents),
    `We keep your order until ${lastDay}.`,
  ],
});

export const transferExpired = (order: Order) => ({
  subject: `Your order ${order.id} was closed`,
  paragraphs: [
    "Your transfer has not arrived, so we closed the order. You owe us nothing, and the presets can be ordered again at any time.",
    `If you did pay, please answer this mail to ${site.email}: we will sort it out.`,
  ],
});

export const receipt = (order: Order, items: readonly { name: string }[]) => ({
  subject: `Your receipt for order ${order.id}`,
  paragraphs: [
    `Thank you. We received ${formatPrice(order.totalCents)} for ${items.map(({ name }) => name).join(", ")}.`,
    "Your presets are on your purchases page. The invoice is attached.",
  ],
});

export const paymentRefused = (order: Order) => ({
  subject: `Your payment for order ${order.id} was declined`,
  paragraphs: [
    "PayPal has looked at your payment and declined it. You were not charged.",
    "Your presets are still in your cart, if you would like to pay in another way.",
  ],
});
