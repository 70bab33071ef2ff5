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

type Counts = Record<string, Record<string, number>>;

/** A customer who looks at a preset and at the cart, orders and writes to the shop, again and again. */
export async function startTraffic(url: string, { email, password }: Customer) {
  const send = async (path: string, body?: object, token = "") => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const headers = { "content-type": "application/json", authorization: token };
    return fetch(new URL(path, url), { ...init, headers, signal: AbortSignal.timeout(15_000) });
  };
  const token = (await (await send("/api/user/login", { email, password })).json()) as string;
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
  const visits: Record<string, () => Promise<Response>> = {
    "a preset": () => send("/api/preset/1"),
    "the cart": () => send(`/api/shop/order?email=${email}`, undefined, token),
    "an order": order,
    "a message": () => send("/api/contact", { user_email: email, message: "Hello" }),
  };
  const visit = async (name: string, ask: () => Promise<Response>) => {
    const { status } = await ask();
    counts[name] = { ...counts[name], [status]: (counts[name]?.[status] ?? 0) + 1 };
  };

  return {
    /** Until `isOver`, and once at least. */
    run: async (isOver: () => boolean) => {
      counts = {};
      do {
        await Promise.all(Object.entries(visits).map(([name, ask]) => visit(name, ask)));
        await sleep(500);
      } while (!isOver());
      return counts;
    },
    /** Orders another preset from now on: an order that PayPal knows is not asked for again. */
    chooseAnother: () => {
      next += 1;
    },
    ready: async () => {
      const response = await send("/api/ready");
      return { status: response.status, body: await response.text() };
    },
    runJobs: () => send("/api/cron/sweep", {}, `Bearer ${process.env.CRON_SECRET}`),
  };
}
