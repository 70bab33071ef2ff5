import { setTimeout as sleep } from "node:timers/promises";
import { type Calls, newAddress } from "./calls";
import type { AttackedShop } from "./shop";

export interface Trip {
  /** Milliseconds of each call. */
  times: number[];
  /** Calls that did not succeed. */
  failures: string[];
}

/** Pause between two calls of one customer, in milliseconds. */
const pauseMs = 1000;

export interface Shopper {
  email: string;
  password: string;
  address: string;
  /** The cookie of a browser that has signed in before. */
  cookie: string;
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((it) => it.slice(0, it.indexOf(";")))
    .join("; ");

/** A customer whose browser has signed in once. */
export async function newShopper(shop: AttackedShop, email: string): Promise<Shopper> {
  const address = newAddress();
  const response = await shop.logIn(email, { address });
  return { email, password: shop.password, address, cookie: cookiesOf(response) };
}

/** Browses, signs in and fills the cart, over and over, until `isOver`. */
export async function goShopping(
  { send }: Calls,
  { email, password, address, cookie }: Shopper,
  trip: Trip,
  isOver: () => boolean,
): Promise<void> {
  const call = async (path: string, init: RequestInit = {}) => {
    const start = performance.now();
    const { method, body } = init;
    const response = await send(path, { method, body, headers: headersOf(init), address }).catch(
      (error: unknown) => error,
    );
    trip.times.push(performance.now() - start);
    if (!(response instanceof Response)) trip.failures.push(`${path}: ${response}`);
    else if (response.status >= 400) trip.failures.push(`${path}: ${response.status}`);
    else await response.arrayBuffer();
    await sleep(pauseMs * (0.5 + Math.random()));
  };
  const headersOf = ({ headers }: RequestInit) => ({
    cookie,
    "sec-fetch-site": "same-origin",
    ...Object.fromEntries(new Headers(headers)),
  });
  const json = (body: object): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const cart = `/api/shop/order?email=${encodeURIComponent(email)}`;
  // Delayed, so that the customers do not all start at the same moment.
  await sleep(Math.random() * 5 * pauseMs);
  while (!isOver()) {
    for (const path of ["/", "/shop", "/detail/1", "/preview/sonic", "/api/preset?quantity=12"]) {
      await call(path);
    }
    await call("/api/user/login", json({ email, password }));
    await call("/api/shop/order", json({ email, products: [1, 2] }));
    await call(cart);
    await call(cart, { method: "DELETE" });
    // An account may sign in thirty times in ten minutes.
    for (let visit = 0; visit < 20 && !isOver(); visit++) {
      await call(`/detail/${(visit % 12) + 1}`);
      await call(cart);
    }
  }
}
