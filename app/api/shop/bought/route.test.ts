import { expect, test } from "vitest";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPresets } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { GET as getPreset } from "../../preset/[id]/route";
import { GET as getPresets } from "../../preset/route";
import { POST as postCart } from "../order/route";
import { GET } from "./route";

startMailbox();
const paypal = startFakePaypal();

/**
 * @requirement Detail: What was bought says Bought, its card is gray, and there is no add button
 */
test("a preset is bought if it is in a paid invoice, in every response", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [bought, ordered, other] = await addPresets({}, {}, {});
  if (!bought || !ordered || !other) throw new Error("There are no presets.");
  const { orderId } = await beginPayment(ann, [bought]);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  await sendOrder(ann, orderOf(ann, [ordered], { paymentMethod: "bank_transfer" }));

  const ids = await call(GET, "/api/shop/bought", { headers: ann.bearer });
  expect(await statusAndBody(ids)).toEqual({ status: 200, body: [bought.id] });
  expect((await call(GET, "/api/shop/bought")).status).toBe(401);

  const isBought = async (id: number, headers: Record<string, string> = {}) => {
    const one = await call(getPreset, `/api/preset/${id}`, { headers, params: { id: String(id) } });
    const list = await call(getPresets, `/api/preset?ids=${id}`, { headers });
    const [listed] = (await list.json()) as { isBought: boolean }[];
    const { isBought } = (await one.json()) as { isBought: boolean };
    expect(listed?.isBought).toBe(isBought);
    return { isBought, cached: one.headers.get("cache-control") };
  };
  const own = "private, no-store";
  expect(await isBought(bought.id, ann.bearer)).toEqual({ isBought: true, cached: own });
  expect(await isBought(ordered.id, ann.bearer)).toEqual({ isBought: false, cached: own });
  expect(await isBought(bought.id, bob.bearer)).toEqual({ isBought: false, cached: own });
  expect((await isBought(bought.id)).isBought).toBe(false);
  expect((await isBought(bought.id)).cached).toMatch(/^public/);

  const put = (products: number[]) =>
    call(postCart, "/api/shop/order", jsonBody({ email: ann.email, products }, ann.bearer));
  expect(await statusAndBody(await put([bought.id]))).toEqual({
    status: 409,
    body: { error: "You have already bought this template." },
  });
  expect(await statusAndBody(await put([bought.id, other.id]))).toMatchObject({
    status: 201,
    body: { data: [other.id] },
  });
});
