import { formatWrittenDay } from "@/lib/dates";

/** Of the words of `startConsent` in `lib/translations`: change both together. */
export const startConsentVersion = "2026-11-26";

export const withdrawalRefusals = {
  waits: (lastDay: string) =>
    `You can withdraw from this order until ${formatWrittenDay(lastDay)}: download and publishing begin after that day. To start at once, press “Start now” in your purchases.`,
  notWaiting: "This order does not wait: it can be used at once.",
  notOpen: "This order is closed.",
};

export const statementTexts = {
  orderMissing: "Please type the number of the order, such as 1042. It stands in its e-mails.",
  nameMissing: "Please type your name",
  nameOnly: "Please type your name only",
  emailMissing: "Please type your e-mail address",
};
