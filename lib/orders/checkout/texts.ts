import { currentLanguage, currentTranslations } from "#current-translations";
import { localeOf } from "@/lib/languages.mjs";

const t = currentTranslations("orderErrors");

/** The number of the names, for the words around them, and the names in a row. */
const listed = (names: readonly string[]) => ({
  count: names.length,
  names: new Intl.ListFormat(localeOf(currentLanguage())).format(names),
});

/** Why a transfer cannot be marked, taken back or returned. */
export const transferRefusals = {
  replaced: (orderId: number, newId: number) =>
    `Order ${newId} replaced order ${orderId}. Please mark the transfer there.`,
  changedMeanwhile: "Someone has just marked a transfer of this order. Please look again.",
  moneyReturned: "The money of this transfer was returned.",
  unknownLine: "There is no such line of a statement.",
  otherCurrency: (currency: string) =>
    `The order is in ${currency}. Please mark it by hand, with the amount in ${currency}.`,
  lineUsed: "This line of the statement is marked already.",
  notAllArrived:
    "Only a part of its money has arrived. Mark the rest first, or send the money back.",
  lessCredit: (credit: string) => `The customer's credit is ${credit}. Please return no more.`,
  unknownTransfer: "There is no such transfer of this order.",
  notForSale: (reason: string) =>
    `This order can no longer be paid: ${reason}. Please send the money back.`,
  deployed: (orderId: number) =>
    `The deployment of its license was bought with order ${orderId}. Please give that back first.`,
  takenBackAlready: "This mark was taken back already.",
  returnedAlready: "A part of this money was returned. It cannot be taken back.",
  refunded: "This order was refunded. Its mark cannot be taken back.",
  accountDeleted: "The customer's account was deleted. Please refund the order instead.",
};

export const evidenceTexts = {
  nothingToDo: "Nothing has to be looked at: what shows the customer's country does not disagree.",
};

/** Why an order is refused, each with the way on. */
export const orderRefusals = {
  notSold: (names: readonly string[]) =>
    names.length > 0 ? t("notSold", listed(names)) : t("unknownTemplate"),
  bought: (names: readonly string[], orderId: number) =>
    t("bought", { names: listed(names).names, orderId: String(orderId) }),
  licensesChanged: (names: readonly string[]) =>
    t("licensesChanged", { names: listed(names).names }),
  /** By bank transfer. */
  ordered: (names: readonly string[], orderId: number) =>
    t("ordered", { names: listed(names).names, orderId: String(orderId) }),
  inProgress: (names: readonly string[], orderId: number) =>
    t("inProgress", { names: listed(names).names, orderId: String(orderId) }),
};
