import type { RequestReason } from "@/db/words/refunds";

const reasons: Record<RequestReason, string> = {
  changed_mind: "I changed my mind",
  not_as_described: "It is not as described",
  does_not_work: "It does not work",
  bought_twice: "I bought it twice",
};

export const refundTexts = {
  refunded: "Refunded",
  refundedWithSite: (day: string) => `Refunded. Its site is online until ${day}.`,
  onItsWay: "Refund on its way",
  creditNote: (amount: string) => `Credit note, ${amount}`,
  xmlOfCreditNote: (number: number) => ` of credit note ${number}`,
  creditNoteAsPdf: (number: number) => ` (number ${number}, as PDF)`,
  ask: "Ask for a refund",
  ofOrder: (id: number) => `: order ${id}`,
  asked: "Refund requested",
  declined: (answer: string) => `Refund declined: ${answer}`,
  title: (id: number) => `A refund of order ${id}`,
  description:
    "Once the money is returned, the license ends. A site that we host stays online for another week.",
  presets: "What should be refunded?",
  choose: "Please choose at least one template.",
  reason: "Reason",
  reasons,
  note: "Anything we should know",
  send: "Send the request",
  oneMoment: "One moment…",
  thanks: "We have your request",
  thanksText: "We answer by e-mail, and return the money the way it came.",
};
