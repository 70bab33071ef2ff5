import { allOrders, type Choice, type Method, modelOutcome, type Order } from "./model-orders";

/** Who is there when a history begins: customers who are signed in, others who never came, and presets. */
export interface Cast {
  registered: number;
  strangers: number;
  /** In cents. */
  prices: number[];
}

/** What a step is answered: a status, or what a page or PayPal says. */
export type Answer = number | string;

interface Customer {
  isRegistered: boolean;
  isBanned: boolean;
  /** On all devices; `isSignedIn` is about the newest one, which does everything here. */
  sessions: number;
  isSignedIn: boolean;
  /** In the order added, with what is no longer sold. */
  cart: number[];
}

interface Review {
  customer: number;
  preset: number;
  rating: number;
  isHidden: boolean;
}

const stranger: Customer = {
  isRegistered: false,
  isBanned: false,
  sessions: 0,
  isSignedIn: false,
  cart: [],
};

export const nothingThere = "nothing there";

/** Of the newest few, so that steps mostly meet what still moves. */
export const recent = <T>(all: readonly T[], nth: number): T | undefined =>
  all.at(-1 - (nth % Math.max(all.length, 1)));

/**
 * The shop as one would explain it to somebody: lists in memory, one step after the other. Customers
 * and presets are called by their place in the list. Every verb answers as the shop should.
 */
export class ModelShop {
  readonly customers: Customer[];
  readonly presets: { cents: number; isDisabled: boolean }[];
  readonly reviews: Review[] = [];
  readonly mails: string[] = [];
  readonly orders = allOrders({
    paid: (order) => this.#deliver(order),
    mailed: (occasion, order) => this.mails.push(`${occasion} ${order}`),
  });

  constructor({ registered, strangers, prices }: Cast) {
    const signedIn = { isRegistered: true, sessions: 1, isSignedIn: true };
    this.customers = Array.from({ length: registered + strangers }, (_, index) => ({
      ...stranger,
      ...(index < registered ? signedIn : {}),
      cart: [],
    }));
    this.presets = prices.map((cents) => ({ cents, isDisabled: false }));
  }

  register(customer: number): Answer {
    const who = this.#customer(customer);
    if (who.isRegistered) return 409;
    who.isRegistered = true;
    this.mails.push(`welcome ${customer}`);
    return 201;
  }

  logIn(customer: number, knowsPassword: boolean): Answer {
    const who = this.#customer(customer);
    if (!who.isRegistered || who.isBanned || !knowsPassword) return 401;
    who.sessions++;
    who.isSignedIn = true;
    return 200;
  }

  logOut(customer: number): Answer {
    const who = this.#customer(customer);
    if (who.isSignedIn) who.sessions--;
    who.isSignedIn = false;
    return 204;
  }

  setBanned(customer: number, isBanned: boolean): Answer {
    const who = this.#customer(customer);
    if (!who.isRegistered) return 404;
    who.isBanned = isBanned;
    if (isBanned) Object.assign(who, { sessions: 0, isSignedIn: false });
    return 200;
  }

  changePrice(preset: number, cents: number): Answer {
    this.#preset(preset).cents = cents;
    return 200;
  }

  setDisabled(preset: number, isDisabled: boolean): Answer {
    this.#preset(preset).isDisabled = isDisabled;
    return 200;
  }

  addToCart(customer: number, wanted: number[]): Answer {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    const bought = this.#boughtBy(customer);
    const sold = wanted.filter((it) => !this.#preset(it).isDisabled && !bought.includes(it));
    if (wanted.length === 1 && sold.length === 0) return 409;
    who.cart.push(...sold.filter((it) => !who.cart.includes(it)));
    return 201;
  }

  removeFromCart(customer: number, preset: number): Answer {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    who.cart = who.cart.filter((it) => it !== preset);
    return 200;
  }

  emptyCart(customer: number): Answer {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    who.cart = [];
    return 200;
  }

  /** Orders what is in the cart and still sold; `isOutdated` is a page with yesterday's prices. */
  order(customer: number, method: Method, withDeployment: boolean, isOutdated: boolean): Answer {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    const lines = who.cart
      .filter((preset) => !this.#preset(preset).isDisabled)
      .map((preset) => ({ preset, cents: this.#preset(preset).cents }));
    const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (lines.length === 0) return 422;
    if (isOutdated || subtotal === 0) return 409;
    const deploymentCents = withDeployment ? 5_000 + 1_500 * lines.length : 0;
    const outcome = this.orders.place({ customer, method, lines, deploymentCents });
    if (outcome === "placed" && method === "bank_transfer") who.cart = [];
    return outcome === "refused" ? 409 : 200;
  }

  /** On PayPal's page, which the shop does not see. */
  chooseAtPaypal(nth: number, choice: Choice): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    return order ? this.orders.choose(order, choice) : nothingThere;
  }

  comeBack(nth: number): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    if (!order) return nothingThere;
    this.orders.settle(order);
    return modelOutcome(order);
  }

  cancel(nth: number): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    if (!order) return nothingThere;
    this.orders.cancel(order);
    const outcome = modelOutcome(order);
    return outcome === "paid" ? "already-paid" : outcome;
  }

  /** All that PayPal has to tell of an order arrives, and for the second time what arrived before. */
  deliverNotices(nth: number): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    if (!order) return nothingThere;
    if (order.hasNews) {
      order.hasNews = false;
      this.orders.settle(order);
    }
    return 200;
  }

  /** PayPal's own people end their review of a payment. */
  endReview(nth: number, isGood: boolean): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    return order ? this.orders.endReview(order, isGood) : nothingThere;
  }

  refund(nth: number): Answer {
    const order = recent(this.orders.atPaypal(), nth);
    return order ? this.orders.refund(order) : nothingThere;
  }

  /** The back office has seen the money of a bank transfer. */
  markPaid(nth: number): Answer {
    const order = recent(this.orders.list, nth);
    if (!order) return nothingThere;
    return this.orders.markTransferPaid(order) ? 200 : 409;
  }

  sweep(): Answer {
    this.orders.settleAll();
    return 200;
  }

  threeHoursPass(): Answer {
    this.orders.forgetUnpaidAtPaypal();
    return 200;
  }

  threeWeeksPass(): Answer {
    this.orders.expireTransfers();
    return 200;
  }

  review(customer: number, preset: number, rating: number): Answer {
    if (!this.#customer(customer).isSignedIn) return 401;
    if (!this.#boughtBy(customer).includes(preset)) return 403;
    if (this.reviews.some((it) => it.customer === customer && it.preset === preset)) return 409;
    this.reviews.push({ customer, preset, rating, isHidden: false });
    return 200;
  }

  hideReview(nth: number): Answer {
    const review = recent(this.reviews, nth);
    if (!review) return nothingThere;
    review.isHidden = true;
    return 200;
  }

  #deliver({ customer, lines }: Order) {
    const who = this.#customer(customer);
    who.cart = who.cart.filter((it) => !lines.some(({ preset }) => preset === it));
  }

  #boughtBy(customer: number): number[] {
    const paid = this.orders.list.filter((it) => it.customer === customer && it.status === "paid");
    return paid.flatMap(({ lines }) => lines.map(({ preset }) => preset));
  }

  #customer(index: number): Customer {
    const customer = this.customers[index];
    if (!customer) throw new Error("There is no such customer.");
    return customer;
  }

  #preset(index: number) {
    const preset = this.presets[index];
    if (!preset) throw new Error("There is no such preset.");
    return preset;
  }
}

export type Verb = {
  [K in keyof ModelShop]: ModelShop[K] extends (...details: never[]) => Answer ? K : never;
}[keyof ModelShop];

export type Details<V extends Verb> = Parameters<ModelShop[V]>;

/** Whatever has the same verbs, answered in its own way. */
export type Acts<R> = { [V in Verb]: (...details: Details<V>) => R };
