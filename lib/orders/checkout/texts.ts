const list = new Intl.ListFormat("en");

const isOrAre = (names: readonly string[]) => (names.length > 1 ? "are" : "is");

export const businessesOnly =
  "We sell to businesses only. Please confirm that you buy for a business.";

/** Why an order cannot be cancelled by its buyer. */
export const cancellationRefusals = {
  byPaypal: "An order by PayPal is cancelled on PayPal's page.",
  partlyPaid: (orderId: number) =>
    `A part of your transfer for the order ${orderId} has arrived. Please write to us: we send it back.`,
  paid: (orderId: number) =>
    `Your transfer for the order ${orderId} has arrived: it is paid. You can ask for a refund in your purchases.`,
};

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

/** Why the deployment of a license cannot be ordered. */
export const deploymentRefusals = {
  notBought: "You have no such license. Please look at your purchases.",
  boughtBefore: (name: string) =>
    `You have bought the deployment of ${name} already. You find its site in your purchases.`,
};

/** Why an order is refused, each with the way on. */
export const orderRefusals = {
  pricesChanged: "Prices have changed. Please review your cart.",
  listedTwice: "A template is in this order twice. Please review your cart.",
  notSold: (names: readonly string[]) =>
    names.length > 0
      ? `${list.format(names)} ${isOrAre(names)} no longer sold. Please review your cart.`
      : "A template in this order does not exist. Please review your cart.",
  bought: (names: readonly string[], orderId: number) =>
    `You have already bought ${list.format(names)}, in your order ${orderId}. You find it in your purchases; please remove it from your cart.`,
  licensesChanged: (names: readonly string[]) =>
    `The number of your licenses of ${list.format(names)} has changed. Please review your cart.`,
  /** By bank transfer. */
  ordered: (names: readonly string[], orderId: number) =>
    `You have already ordered ${list.format(names)} by bank transfer, in your order ${orderId}. Pay by PayPal to replace that order, or wait until your transfer has arrived.`,
  partlyPaid: (orderId: number) =>
    `A part of your bank transfer for the order ${orderId} has arrived. Please transfer the rest, or write to us.`,
  inProgress: (names: readonly string[], orderId: number) =>
    `A payment for ${list.format(names)} is still being processed, in your order ${orderId}. Look at your purchases in a few minutes.`,
  replaced:
    "Another order of yours has just replaced this one. Please look at your purchases before you pay.",
};
