import type { PaymentOutcome } from "@/lib/checkout/schemas";
import { links } from "@/lib/links";

interface OutcomeMessage {
  title: string;
  text: string;
  hint?: string;
  action: { label: string; href: string };
}

const purchases = { label: "See your purchases", href: links.purchases };
const cart = { label: "Back to the cart", href: links.cart };

/** The page after a payment, for each outcome. */
export const outcomeMessages: Record<PaymentOutcome, OutcomeMessage> = {
  paid: {
    title: "Paid. Thank you!",
    text: "The payment has arrived and your presets are yours.",
    hint: "The receipt and the invoice are on their way to you by e-mail.",
    action: purchases,
  },
  pending: {
    title: "PayPal is still checking",
    text: "Your order is safe. PayPal has not released the payment yet.",
    hint: "There is nothing you need to do. We write to you as soon as it has arrived.",
    action: purchases,
  },
  declined: {
    title: "The payment was declined",
    text: "PayPal could not charge the card or account that was chosen. No money was taken.",
    hint: "Your cart is as you left it. Try another way to pay, or pay by bank transfer.",
    action: cart,
  },
  cancelled: {
    title: "Payment cancelled",
    text: "You left PayPal before paying. No money was taken.",
    hint: "Your cart is as you left it.",
    action: cart,
  },
  "already-paid": {
    title: "This order is already paid",
    text: "The payment arrived earlier. You were charged once.",
    action: purchases,
  },
  unknown: {
    title: "We cannot tell yet",
    text: "The shop could not find out how this payment ended. You will not be charged twice.",
    hint: "We keep asking PayPal. Look at your purchases in a few minutes, or write to us.",
    action: purchases,
  },
};
