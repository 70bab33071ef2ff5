import { withdrawalDays } from "@/lib/refund-days";
import type { PaymentOutcome } from "@/lib/orders/checkout/schemas";

export const checkoutTexts = {
  title: "Checkout",
  intro: "Check your order, then choose how to pay.",
  changeCart: "Change the cart",
  pay: "Pay",
  loading: "Loading your cart",
  nothingToPay: "There is nothing to pay",
  cartIsEmpty: "Your cart is empty.",
  browseAll: "Browse all templates",
};

export const orderSummaryTexts = {
  title: "Order summary",
  several: (preset: string, licenses: number) => `${preset}, ${licenses} licenses`,
  listPrice: "Templates",
  subtotal: "Subtotal",
  deployment: "Deployment",
  noDeployment: "Deployment (none chosen)",
  total: "Total",
};

export const redirectTexts = {
  title: "PayPal",
  text: "Please, wait a few moments while we redirect you..!",
  goNow: "Go now",
  failed: "PayPal's page could not be opened.",
};

export const transferTexts = {
  title: "Thank you",
  text: "You will receive an email with the bank account details",
  seePurchases: "See your purchases",
};

const listed = new Intl.ListFormat("en-US");

export const transferNoticeTexts = {
  waiting: (names: string[]) =>
    `${listed.format(names)} ${names.length > 1 ? "wait" : "waits"} for your bank transfer`,
  replaces: "Paying by PayPal replaces that transfer: please do not send it any more.",
  backToCart: (names: string[]) =>
    `That order is cancelled, and ${listed.format(names)} ${names.length > 1 ? "go" : "goes"} back to your cart.`,
  forGood:
    "The transfer stays cancelled if you then leave PayPal without paying. You can order again at any time.",
};

const regionNames: Partial<Record<string, string>> = {
  AU: "State",
  BR: "State",
  CA: "Province",
  CN: "Province",
  ES: "Province",
  GB: "County",
  IE: "County",
  IN: "State",
  IT: "Province",
  JP: "Prefecture",
  MX: "State",
  US: "State",
};

export const payDialogTexts = {
  title: "Your data",
  description: (total: string) =>
    `For your invoice of ${total}. The VAT id and the second address line are optional.`,
  descriptionOfPerson: (total: string) =>
    `For your invoice of ${total}. The second address line is optional.`,
  companyName: "Company name",
  lastName: "Last name",
  firstName: "First name",
  street: "Street and number",
  street2: "Address line 2",
  region: (countryCode: string) => regionNames[countryCode] ?? "Region",
  chooseCountry: "Please choose",
  unusualZipCode: (country: string, example: string) =>
    `In ${country} a zip code looks like ${example}. If yours is right, press the button again.`,
  city: "City",
  zipCode: "Zip code",
  country: "Country",
  vatId: "VAT id",
  forBusiness: "I buy for a business",
  incomplete: "Please fill in your data first.",
  paypal: "PayPal",
  bankTransfer: "Bank transfer",
  buyWithPaypal: "Buy now with PayPal",
  buyByTransfer: "Buy now by bank transfer",
  startLater: `Without this, download and publishing wait for ${withdrawalDays} days, or until you start later.`,
  oneMoment: "One moment…",
};

export const termsLineTexts = {
  accept: "By ordering you accept the",
  terms: "terms",
  and: "and the",
  license: "license",
  also: "See also:",
  refunds: "refunds",
  privacy: "privacy",
  opensInNewTab: "(opens in a new tab)",
};

export const paypalButtonTexts = {
  failed: "PayPal's window could not be opened. This button leads to PayPal's page.",
};

const outcomes: Record<PaymentOutcome, { title: string; text: string; hint?: string }> = {
  paid: {
    title: "Paid. Thank you!",
    text: "The payment has arrived and your templates are yours.",
    hint: "The receipt and the invoice are on their way to you by e-mail.",
  },
  pending: {
    title: "PayPal is still checking",
    text: "Your order is safe. PayPal has not released the payment yet.",
    hint: "There is nothing you need to do. We write to you as soon as it has arrived.",
  },
  declined: {
    title: "The payment was declined",
    text: "PayPal could not charge the card or account that was chosen. No money was taken.",
    hint: "Your cart is as you left it. Pay again from your purchases, or order by bank transfer.",
  },
  cancelled: {
    title: "Payment cancelled",
    text: "You left PayPal before paying. No money was taken.",
    hint: "Your cart is as you left it. Your purchases keep the order too, to be paid again.",
  },
  "already-paid": {
    title: "This order is already paid",
    text: "The payment arrived earlier. You were charged once.",
  },
  unknown: {
    title: "We do not know yet whether you paid",
    text: "We could not find out how this payment ended. You will not be charged twice.",
    hint: "We keep asking PayPal. Look at your purchases in a few minutes, or write to us.",
  },
};

export const outcomeTexts = {
  pageTitle: "Payment",
  outcomes,
  firstSteps: "Make it yours in two steps",
  steps: (isDeployed: boolean): string[] => [
    "Write your words: click any text on the page to change it.",
    isDeployed
      ? "Connect your domain. Until then your site has an address of ours."
      : "Download it, and put it on your own server.",
  ],
  seePurchases: "See your purchases",
  backToCart: "Back to the cart",
};
