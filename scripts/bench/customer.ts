import { newPassword } from "../shared/environment";
import { readSite } from "./read-site";

/** Milliseconds that calls took, under the name of each. */
export type Times = Map<string, number[]>;

const billing = {
  lastname: "Lee",
  firstname: "Ann",
  city: "Berlin",
  zipcode: "10115",
  country: "Germany",
};

/** A customer's calls to the shop's API. */
export class Customer {
  readonly #password = newPassword(6);
  #token = "";

  constructor(
    readonly url: string,
    readonly email: string,
    public times: Times = new Map(),
  ) {}

  async register() {
    const password = this.#password;
    const form = { email: this.email, name: "Acme", password, confirmPassword: password };
    await this.#send("register", "/api/user/register", form);
  }

  async logIn() {
    const form = { email: this.email, password: this.#password };
    this.#token = await (await this.#send("login", "/api/user/login", form)).json();
    await this.#saveProfile(billing);
  }

  async readCart() {
    await this.#request("cart, read", `/api/shop/order?email=${this.email}`);
  }

  async addToCart(id: number) {
    await this.#send("cart, add", "/api/shop/order", { email: this.email, products: [id] });
  }

  async removeFromCart(id: number) {
    const path = `/api/shop/order?email=${this.email}&id=${id}`;
    await this.#request("cart, remove", path, { method: "DELETE" });
  }

  /** Returns PayPal's id of the order. */
  async order(
    { id, price }: { id: number; price: number },
    { deployment = 0 } = {},
  ): Promise<string> {
    const order = {
      email: this.email,
      products: [{ id, price }],
      totalAmount: price + deployment,
      paymentMethod: "paypal",
    };
    const response = await this.#send("payment, order", "/api/shop/pay_order", order);
    const { href } = (await response.json()) as { href: string };
    return new URL(href).searchParams.get("token") ?? "";
  }

  async returnFromPaypal(orderId: string) {
    const path = `/api/shop/order/capture_order_payment?token=${orderId}`;
    const response = await this.#request("payment, return", path, { redirect: "manual" });
    const page = response.headers.get("location");
    if (page !== "/pay/outcome/paid") throw new Error(`The payment ended on ${page}.`);
  }

  /** The license and the address of the newest purchase, once its site is online. */
  async readSite(): Promise<{ license: string; address: string }> {
    for (let attempt = 0; attempt < 200; attempt++) {
      const listed = await this.#request("sites, read", "/api/delivery/deployments");
      const [site] = (await listed.json()) as { status: string; address: string }[];
      if (site?.status === "live") {
        const license = await readSite(new URL("LICENSE.txt", site.address).href);
        return {
          address: site.address,
          license: /([B-Z]{4}-){4}[B-Z]{4}/.exec(license)?.[0] ?? "",
        };
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The site is not online.");
  }

  rename(name: string) {
    return this.#saveProfile({ name });
  }

  async #saveProfile(changes: object) {
    const headers = { "content-type": "application/json" };
    const init = { method: "PUT", headers, body: JSON.stringify(changes) };
    await this.#request("profile", `/api/user/${this.email}`, init);
  }

  async publish(license: string) {
    await this.#send("publish", `/api/site/${license}/publication`, {});
  }

  async restore(license: string, version: number) {
    await this.#send("restore", `/api/site/${license}/version/${version}/restore`, {});
  }

  /** Visits of people to a site. */
  async readVisits(license: string): Promise<number> {
    const response = await this.#request("visits", `/api/site/${license}/visit`);
    return ((await response.json()) as { visits: number }).visits;
  }

  #send(what: string, path: string, body: object) {
    const headers = { "content-type": "application/json" };
    return this.#request(what, path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Throws unless the call succeeds. */
  async #request(what: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, ...(this.#token ? { authorization: this.#token } : {}) };
    const start = performance.now();
    const response = await fetch(this.url + path, { ...init, headers });
    const body = await response.arrayBuffer();
    const times = this.times.get(what) ?? [];
    this.times.set(what, [...times, performance.now() - start]);
    if (response.status >= 400) throw new Error(`${what}: ${response.status} ${Buffer.from(body)}`);
    return new Response(response.status === 204 || response.status === 303 ? null : body, response);
  }
}
