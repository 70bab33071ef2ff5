import {
  createModelOrders,
  type Funding,
  type Method,
  type ModelOrder,
  modelOutcome,
} from "./model-orders";

/** Who is there when a history begins: customers who are signed in, others who never came, and presets. */
export interface InitialState {
  registered: number;
  strangers: number;
  /** In cents. */
  prices: number[];
}

/** What a step is answered: a status, or what a page or PayPal says. */
export type StepResult = number | string;

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

export const noSuchItem = "nothing there";

/** Of the newest few, so that steps mostly meet what still moves. */
export const nthNewest = <T>(all: readonly T[], nth: number): T | undefined =>
  all.at(-1 - (nth % Math.max(all.length, 1)));

/**
 * The shop as one would explain it to somebody: lists in memory, one step after the other. Customers
 * and presets are called by their place in the list. Every verb answers as the shop should.
 */
export class ModelShop {
  readonly customers: Customer[];
  readonly presets: { cents: number; isDisabled: boolean }[];
  readonly reviews: Review[] = [];
  readonly emails: string[] = [];
  readonly orders = createModelOrders({
    paid: (order) => this.#deliver(order),
    mailed: (occasion, order) => this.emails.push(`${occasion} ${order}`),
  });

  constructor({ registered, strangers, prices }: InitialState) {
    const signedIn = { isRegistered: true, sessions: 1, isSignedIn: true };
    this.customers = Array.from({ length: registered + strangers }, (_, index) => ({
      ...stranger,
      ...(index < registered ? signedIn : {}),
      cart: [],
    }));
    this.presets = prices.map((cents) => ({ cents, isDisabled: false }));
  }

  register(customer: number): StepResult {
    const who = this.#customer(customer);
    if (who.isRegistered) return 409;
    who.isRegistered = true;
    this.emails.push(`welcome ${customer}`);
    return 201;
  }

  logIn(customer: number, knowsPassword: boolean): StepResult {
    const who = this.#customer(customer);
    if (!who.isRegistered || who.isBanned || !knowsPassword) return 401;
    who.sessions++;
    who.isSignedIn = true;
    return 200;
  }

  logOut(customer: number): StepResult {
    const who = this.#customer(customer);
    if (who.isSignedIn) who.sessions--;
    who.isSignedIn = false;
    return 204;
  }

  setBanned(customer: number, isBanned: boolean): StepResult {
    const who = this.#customer(customer);
    if (!who.isRegistered) return 404;
    who.isBanned = isBanned;
    if (isBanned) Object.assign(who, { sessions: 0, isSignedIn: false });
    return 200;
  }

  changePrice(preset: number, cents: number): StepResult {
    this.#preset(preset).cents = cents;
    return 200;
  }

  setDisabled(preset: number, isDisabled: boolean): StepResult {
    this.#preset(preset).isDisabled = isDisabled;
    return 200;
  }

  addToCart(customer: number, wanted: number[]): StepResult {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    const bought = this.#boughtBy(customer);
    const sold = wanted.filter((it) => !this.#preset(it).isDisabled && !bought.includes(it));
    if (wanted.length === 1 && sold.length === 0) return 409;
    who.cart.push(...sold.filter((it) => !who.cart.includes(it)));
    return 201;
  }

  removeFromCart(customer: number, preset: number): StepResult {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    who.cart = who.cart.filter((it) => it !== preset);
    return 200;
  }

  emptyCart(customer: number): StepResult {
    const who = this.#customer(customer);
    if (!who.isSignedIn) return 401;
    who.cart = [];
    return 200;
  }

  /** Orders what is in the cart and still sold; `isOutdated` is a page with yesterday's prices. */
  order(
    customer: number,
    method: Method,
    withDeployment: boolean,
    isOutdated: boolean,
  ): StepResult {
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
  chooseAtPaypal(nth: number, choice: Funding): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.choose(order, choice) : noSuchItem;
  }

  returnFromPaypal(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    this.orders.settle(order);
    return modelOutcome(order);
  }

  cancel(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    this.orders.cancel(order);
    const outcome = modelOutcome(order);
    return outcome === "paid" ? "already-paid" : outcome;
  }

  /** All that PayPal has to tell of an order arrives, and for the second time what arrived before. */
  deliverWebhooks(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    if (order.hasUndeliveredEvents) {
      order.hasUndeliveredEvents = false;
      this.orders.settle(order);
    }
    return 200;
  }

  /** PayPal's own people end their review of a payment. */
  endReview(nth: number, isGood: boolean): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.endReview(order, isGood) : noSuchItem;
  }

  refund(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.refund(order) : noSuchItem;
  }

  /** The back office has seen the money of a bank transfer. */
  markPaid(nth: number): StepResult {
    const order = nthNewest(this.orders.list, nth);
    if (!order) return noSuchItem;
    return this.orders.markTransferPaid(order) ? 200 : 409;
  }

  runJobs(): StepResult {
    this.orders.reconcileAll();
    return 200;
  }

  threeHoursPass(): StepResult {
    this.orders.expireUnpaidAtPaypal();
    return 200;
  }

  threeWeeksPass(): StepResult {
    this.orders.expireTransfers();
    return 200;
  }

  review(customer: number, preset: number, rating: number): StepResult {
    if (!this.#customer(customer).isSignedIn) return 401;
    if (!this.#boughtBy(customer).includes(preset)) return 403;
    if (this.reviews.some((it) => it.customer === customer && it.preset === preset)) return 409;
    this.reviews.push({ customer, preset, rating, isHidden: false });
    return 200;
  }

  hideReview(nth: number): StepResult {
    const review = nthNewest(this.reviews, nth);
    if (!review) return noSuchItem;
    review.isHidden = true;
    return 200;
  }

  #deliver({ customer, lines }: ModelOrder) {
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

export type Action = {
  [K in keyof ModelShop]: ModelShop[K] extends (...details: never[]) => StepResult ? K : never;
}[keyof ModelShop];

export type ActionArguments<V extends Action> = Parameters<ModelShop[V]>;

/** Whatever has the same verbs, answered in its own way. */
export type Actions<R> = { [V in Action]: (...details: ActionArguments<V>) => R };
