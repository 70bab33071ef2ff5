const list = new Intl.ListFormat("en");

const isOrAre = (names: readonly string[]) => (names.length > 1 ? "are" : "is");

export const businessesOnly =
  "We sell to businesses only. Please confirm that you buy for a business.";

/** Why an order cannot be cancelled by its buyer. */
export const cancellationRefusals = {
  byPaypal: "An order by PayPal is cancelled on PayPal's page.",
  paid: (orderId: number) =>
    `Your transfer for the order ${orderId} has arrived: it is paid. You can ask for a refund in your purchases.`,
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
  /** By bank transfer. */
  ordered: (names: readonly string[], orderId: number) =>
    `You have already ordered ${list.format(names)} by bank transfer, in your order ${orderId}. Pay by PayPal to replace that order, or wait until your transfer has arrived.`,
  inProgress: (names: readonly string[], orderId: number) =>
    `A payment for ${list.format(names)} is still being processed, in your order ${orderId}. Look at your purchases in a few minutes.`,
  replaced:
    "Another order of yours has just replaced this one. Please look at your purchases before you pay.",
};
