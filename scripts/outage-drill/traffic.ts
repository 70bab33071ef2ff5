import { setTimeout as sleep } from "node:timers/promises";

interface Customer {
  email: string;
  password: string;
}

interface Product {
  id: number;
  name: string;
  price: number;
}

const billing = {
  lastname: "Lee",
  firstname: "Ann",
  city: "Berlin",
  zipcode: "10115",
  country: "Germany",
};

type Counts = Record<string, Record<string, number>>;

/** Sends the requests of one customer in a loop: a preset, the cart, an order and a contact message. */
export async function startTraffic(url: string, { email, password }: Customer) {
  const send = async (path: string, body?: object, token = "") => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const headers = { "content-type": "application/json", authorization: token };
    return fetch(new URL(path, url), { ...init, headers, signal: AbortSignal.timeout(15_000) });
  };
  const token = (await (await send("/api/user/login", { email, password })).json()) as string;
  const saved = await fetch(new URL(`/api/user/${email}`, url), {
    method: "PUT",
    body: JSON.stringify(billing),
    headers: { "content-type": "application/json", authorization: token },
  });
  if (!saved.ok) throw new Error(`The billing address was not saved: ${saved.status}`);
  const products = (await (await send("/api/preset?quantity=12&page=1")).json()) as Product[];
  let counts: Counts = {};
  let next = 0;

  const order = () => {
    const product = products[next];
    if (!product) throw new Error("Every preset was ordered.");
    const { id, name, price } = product;
    return send(
      "/api/shop/pay_order",
      { email, name, products: [{ id, name, price }], totalAmount: price, paymentMethod: "paypal" },
      token,
    );
  };
  const requests: Record<string, () => Promise<Response>> = {
    "GET preset": () => send("/api/preset/1"),
    "GET cart": () => send(`/api/shop/order?email=${email}`, undefined, token),
    "POST order": order,
    "POST contact": () => send("/api/contact", { user_email: email, message: "Hello" }),
  };
  const record = async (name: string, request: () => Promise<Response>) => {
    const { status } = await request();
    counts[name] = { ...counts[name], [status]: (counts[name]?.[status] ?? 0) + 1 };
  };

  return {
    /** Repeats the requests until `isOver`, at least once. */
    run: async (isOver: () => boolean) => {
      counts = {};
      do {
        await Promise.all(Object.entries(requests).map(([name, request]) => record(name, request)));
        await sleep(500);
      } while (!isOver());
      return counts;
    },
    /** Orders the next preset from now on: repeating an order that has a PayPal order sends nothing to PayPal. */
    nextPreset: () => {
      next += 1;
    },
    ready: async () => {
      const response = await send("/api/ready");
      return { status: response.status, body: await response.text() };
    },
    runJobs: () => send("/api/cron/jobs", {}, `Bearer ${process.env.CRON_SECRET}`),
  };
}
