import {
  createModelOrders,
  type Funding,
  type Method,
  type ModelOrder,
  modelOutcome,
} from "./model-orders";

/** The state before the first step: customers with a session, unregistered ones, and presets. */
export interface InitialState {
  registered: number;
  unregistered: number;
  /** In cents. */
  prices: number[];
}

/** A response status, or the result shown by a page or by PayPal. */
export type StepResult = number | string;

interface Customer {
  isRegistered: boolean;
  isBanned: boolean;
  /** On items devices; `isSignedIn` is about the newest one, which items steps use. */
  sessions: number;
  isSignedIn: boolean;
  /** In the order added, including presets that are no longer sold. */
  cart: { preset: number; licenses: number }[];
}

interface Review {
  customer: number;
  preset: number;
  rating: number;
  isHidden: boolean;
}

const newCustomer: Customer = {
  isRegistered: false,
  isBanned: false,
  sessions: 0,
  isSignedIn: false,
  cart: [],
};

export const noSuchItem = "no such item";

/** Counts from the newest, so that most steps use orders that can still change. */
export const nthNewest = <T>(items: readonly T[], nth: number): T | undefined =>
  items.at(-1 - (nth % Math.max(items.length, 1)));

/**
 * A model of the shop: lists in memory, changed step by step. Customers and presets are identified by
 * their index. Every action returns what the shop has to return.
 */
export class ModelShop {
  readonly customers: Customer[];
  readonly presets: { cents: number; isDisabled: boolean }[];
  readonly reviews: Review[] = [];
  readonly emails: string[] = [];
  readonly orders = createModelOrders({
    returnedToCart: (customer, presets) => {
      const { cart } = this.#customer(customer);
      const isThere = new Set(cart.map(({ preset }) => preset));
      for (const preset of presets.filter((it) => !isThere.has(it))) {
        const line = cart.find((it) => it.preset === preset);
        if (line) line.licenses++;
        else cart.push({ preset, licenses: 1 });
      }
    },
    paid: (order) => this.#removeFromCart(order),
    emailed: (kind, order) => this.emails.push(`${kind} ${order}`),
  });

  constructor({ registered, unregistered, prices }: InitialState) {
    const signedIn = { isRegistered: true, sessions: 1, isSignedIn: true };
    this.customers = Array.from({ length: registered + unregistered }, (_, index) => ({
      ...newCustomer,
      ...(index < registered ? signedIn : {}),
      cart: [],
    }));
    this.presets = prices.map((cents) => ({ cents, isDisabled: false }));
  }

  register(customer: number): StepResult {
    const entry = this.#customer(customer);
    if (entry.isRegistered) return 409;
    entry.isRegistered = true;
    this.emails.push(`welcome ${customer}`);
    return 201;
  }

  logIn(customer: number, knowsPassword: boolean): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isRegistered || entry.isBanned || !knowsPassword) return 401;
    entry.sessions++;
    entry.isSignedIn = true;
    // Without cookies each login is one of a new browser.
    this.emails.push("new-device");
    return 200;
  }

  logOut(customer: number): StepResult {
    const entry = this.#customer(customer);
    if (entry.isSignedIn) entry.sessions--;
    entry.isSignedIn = false;
    return 204;
  }

  setBanned(customer: number, isBanned: boolean): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isRegistered) return 404;
    entry.isBanned = isBanned;
    if (isBanned) Object.assign(entry, { sessions: 0, isSignedIn: false });
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
    const entry = this.#customer(customer);
    if (!entry.isSignedIn) return 401;
    const bought = this.#boughtBy(customer);
    const sold = wanted.filter((it) => !this.#preset(it).isDisabled && !bought.includes(it));
    if (wanted.length === 1 && sold.length === 0) return 409;
    const added = sold.filter((it) => !entry.cart.some(({ preset }) => preset === it));
    entry.cart.push(...added.map((preset) => ({ preset, licenses: 1 })));
    return 201;
  }

  /** Sets the number of licenses of a preset in the cart, also of one that is bought. */
  setLicenses(customer: number, preset: number, licenses: number): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isSignedIn) return 401;
    if (this.#preset(preset).isDisabled) return 409;
    const line = entry.cart.find((it) => it.preset === preset);
    if (line) line.licenses = licenses;
    else entry.cart.push({ preset, licenses });
    return 200;
  }

  removeFromCart(customer: number, preset: number): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isSignedIn) return 401;
    entry.cart = entry.cart.filter((it) => it.preset !== preset);
    return 200;
  }

  emptyCart(customer: number): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isSignedIn) return 401;
    entry.cart = [];
    return 200;
  }

  /**
   * Orders the presets of the cart that are still sold; `isOutdated`: the page shows old prices.
   * Without `knowsLicenses`, the request does not say that it is about further licenses.
   */
  order(
    customer: number,
    method: Method,
    withDeployment: boolean,
    isOutdated: boolean,
    knowsLicenses = true,
  ): StepResult {
    const entry = this.#customer(customer);
    if (!entry.isSignedIn) return 401;
    const lines = entry.cart
      .filter(({ preset }) => !this.#preset(preset).isDisabled)
      .flatMap(({ preset, licenses }) => Array<number>(licenses).fill(preset))
      .map((preset) => ({ preset, cents: this.#preset(preset).cents }));
    const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (lines.length === 0) return 422;
    if (isOutdated || subtotal === 0) return 409;
    const deploymentCents = withDeployment ? 5_000 + 1_500 * lines.length : 0;
    const result = this.orders.place({
      customer,
      method,
      lines,
      deploymentCents,
      knowsLicenses,
    });
    if (result === "placed" && method === "bank_transfer") entry.cart = [];
    return result === "refused" ? 409 : 200;
  }

  /** Submits the approval page of PayPal, without returning to the shop. */
  chooseAtPaypal(nth: number, choice: Funding): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.choose(order, choice) : noSuchItem;
  }

  returnFromPaypal(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    this.orders.reconcile(order, true);
    return modelOutcome(order);
  }

  /** The buyer comes back without having paid, signed in or not: only their own session cancels. */
  cancel(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    if (this.#customer(order.customer).isSignedIn) this.orders.cancel(order);
    const result = modelOutcome(order);
    return result === "paid" ? "already-paid" : result;
  }

  /** Delivers all webhook events of an order, including those that were delivered before. */
  deliverWebhooks(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    if (!order) return noSuchItem;
    if (order.hasUndeliveredEvents) {
      order.hasUndeliveredEvents = false;
      this.orders.reconcile(order);
    }
    return 200;
  }

  /** PayPal ends its review of a payment. */
  endReview(nth: number, isAccepted: boolean): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.endReview(order, isAccepted) : noSuchItem;
  }

  refund(nth: number): StepResult {
    const order = nthNewest(this.orders.atPaypal(), nth);
    return order ? this.orders.refund(order) : noSuchItem;
  }

  /** The admin marks a bank transfer as paid. */
  markPaid(nth: number): StepResult {
    const order = nthNewest(this.orders.list, nth);
    if (!order) return noSuchItem;
    return this.orders.markTransferPaid(order) ? 200 : 409;
  }

  /** The admin decides about a transfer that arrived too late. */
  decideTransfer(nth: number, isAccepted: boolean): StepResult {
    const order = nthNewest(this.orders.flaggedTransfers(), nth);
    if (!order) return noSuchItem;
    const { acceptTransfer, releaseTransfer } = this.orders;
    return (isAccepted ? acceptTransfer : releaseTransfer)(order) ? 200 : 409;
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
    if (!review.isHidden) this.emails.push(`review-hidden ${this.reviews.indexOf(review)}`);
    review.isHidden = true;
    return 200;
  }

  #removeFromCart({ customer, lines }: ModelOrder) {
    const entry = this.#customer(customer);
    entry.cart = entry.cart.filter((it) => !lines.some(({ preset }) => preset === it.preset));
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
  [K in keyof ModelShop]: ModelShop[K] extends (...args: never[]) => StepResult ? K : never;
}[keyof ModelShop];

export type ActionArguments<V extends Action> = Parameters<ModelShop[V]>;

/** The same actions with another return type. */
export type Actions<R> = { [V in Action]: (...args: ActionArguments<V>) => R };
