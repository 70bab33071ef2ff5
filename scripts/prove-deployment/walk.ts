import { expected, type Figure } from "../bench/figures";
import { changePrice, seesPrice } from "./change";
import { type Instance, signInAdmin } from "./instance";
import { visitEveryPage } from "./pages";
import type { Shop } from "./shop";

const built = ["/", "/shop", "/detail/1", "/about", "/preview/silent", "/sitemap.xml"];
const rare = ["/shop/premium/blue/price-a", "/shop/green/rating-a", "/shop/2"];

/** Calls that could write to a disk, as a visitor, a customer and the admin. */
export async function walk(shopper: Instance, shop: Shop): Promise<Figure[]> {
  const token = await signInAdmin(shopper, shop);
  const price = await changePrice(shopper, token, 1);
  const message = await shopper.send("POST", "/api/contact", {
    user_email: "visitor@presetry.example",
    message: "Written without a disk.",
  });
  return [
    ...(await visitEveryPage(shopper, shop)),
    expected(`${built.length} pages of the build`, await areShown(shopper, built)),
    expected(`${rare.length} pages made on demand`, await areShown(shopper, rare)),
    expected("Sign in, change a preset", token !== ""),
    expected("See the change at once", await seesPrice(shopper, "/detail/1", price)),
    expected("Send a message", message.status === 201),
    expected("Upload a picture", await uploadsLogo(shopper, token)),
    expected("Draw an invoice", await drawsInvoice(shopper, shop, token)),
  ];
}

const areShown = async (shopper: Instance, paths: string[]) =>
  (await Promise.all(paths.map((path) => shopper.get(path)))).every(({ ok }) => ok);

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function uploadsLogo({ url }: Instance, token: string): Promise<boolean> {
  const form = new FormData();
  form.set("file", new Blob([pixel], { type: "image/png" }), "logo.png");
  const response = await fetch(new URL("/api/media", url), {
    method: "POST",
    headers: { Authorization: token },
    body: form,
  });
  return response.ok;
}

const billing = {
  lastname: "Lee",
  firstname: "Ann",
  city: "Berlin",
  zipcode: "10115",
  country: "Germany",
};

/** The admin buys by bank transfer and marks it as paid. */
async function drawsInvoice(shopper: Instance, { admin: { email } }: Shop, token: string) {
  const { price } = (await (await shopper.get("/api/preset/2")).json()) as { price: number };
  await shopper.send("PUT", `/api/user/${email}`, billing, token);
  await shopper.send("POST", "/api/shop/order", { email, products: [2] }, token);
  const order = {
    email,
    products: [{ id: 2, price }],
    totalAmount: price,
    paymentMethod: "bank_transfer",
  };
  await shopper.send("POST", "/api/shop/pay_order", order, token);
  const signedIn = { Authorization: token };
  const invoices = await shopper.get(`/api/shop/invoice/${email}`, signedIn);
  const [invoice] = (await invoices.json()) as { id: number }[];
  await shopper.send("PUT", `/api/shop/invoice/${invoice?.id}`, { isPaid: true }, token);
  const drawn = await shopper.get(`/api/shop/invoice/${invoice?.id}/pdf`, signedIn);
  return drawn.ok && (await drawn.text()).startsWith("%PDF");
}
