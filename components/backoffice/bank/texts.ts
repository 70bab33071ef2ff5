import type { BankLine } from "@/lib/orders/transfers/statements/schemas";

type Reason = BankLine["matches"][number]["reasons"][number];

const reasons: Record<Reason, string> = { reference: "reference", name: "name", amount: "amount" };

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const bankTexts = {
  intro:
    "Load the statement of your bank, check which order each payment is for, and mark them all in one step.",
  choose: "Choose a bank statement",
  chooseHint: "CAMT.053 (XML) or CSV, at most 2 MB. Loading a file again does no harm.",
  tooLarge: "Please choose a file of at most 2 MB.",
  loading: "Reading the statement…",
  loaded: (added: number, repeated: number, leftOut: number) =>
    [
      counted(added, "new payment.", "new payments."),
      ...(repeated > 0 ? [`${repeated} known from another file.`] : []),
      ...(leftOut > 0 ? [`${leftOut} left out: outgoing, or not booked yet.`] : []),
    ].join(" "),
  open: "Payments to mark",
  none: "Every payment is marked.",
  day: "Day",
  payer: "Payer",
  amount: "Amount",
  order: "Order",
  orderOf: (payer: string) => `Order of the payment by ${payer || "an unknown payer"}`,
  otherOrder: "Other order…",
  number: "Order number",
  numberOf: (payer: string) => `Order number of the payment by ${payer || "an unknown payer"}`,
  noOrder: "No payment of an order",
  undecided: "Decide later",
  match: (id: number, company: string, open: string, why: readonly Reason[]) =>
    `Order ${id}, ${company}, ${open} open (${why.map((it) => reasons[it]).join(", ")})`,
  confirm: (count: number) => `Mark ${counted(count, "payment", "payments")}`,
  nothingChosen: "Choose an order first",
  done: (count: number) => counted(count, "payment is marked.", "payments are marked."),
};
