import { atMost, type Figure, forInformation } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { type AttackedShop, countStatuses } from "./shop";

const orders = 150;
const logins = 636;

const billing = {
  lastname: "Lee",
  firstname: "Ann",
  city: "Berlin",
  zipcode: "10115",
  country: "Germany",
};

interface Product {
  id: number;
  name: string;
  price: number;
}

/** One account that orders and signs in as often as it can. */
export async function attackCheckout(shop: AttackedShop): Promise<Figure[]> {
  const email = shop.attackedEmail;
  const token = await shop.token(email);
  await shop.send(`/api/user/${email}`, {
    method: "PUT",
    headers: { authorization: token, "content-type": "application/json" },
    body: JSON.stringify(billing),
  });
  const products = (await (await shop.send("/api/preset?quantity=12")).json()) as Product[];
  const countOrders = async () => {
    const open = await (await fetch(`${shop.paypalUrl}/control/orders`)).json();
    return (open as unknown[]).length;
  };
  const before = await countOrders();
  const ordered = await step(`${orders} orders`, () =>
    Promise.all(
      Array.from({ length: orders }, async (_, n) => {
        const [one, other] = [products[n % 12], products[(n * 5 + 1) % 12]];
        const chosen = [one, other].filter((it): it is Product => it !== undefined);
        const order = {
          email,
          name: "Acme",
          products: chosen,
          totalAmount: chosen.reduce((sum, { price }) => sum + price, 0),
          paymentMethod: "paypal",
        };
        return (await shop.post("/api/shop/pay_order", order, { authorization: token })).status;
      }),
    ),
  );
  const signedIn = await step(`${logins} logins`, () =>
    Promise.all(Array.from({ length: logins }, async () => (await shop.logIn(email)).status)),
  );
  const opened = signedIn.filter((status) => status === 200).length;
  return [
    forInformation("Orders", countStatuses(ordered)),
    atMost("Orders opened at PayPal", 20, (await countOrders()) - before, String),
    forInformation("Logins", countStatuses(signedIn)),
    atMost("Sessions opened", 30, opened, String),
  ];
}
