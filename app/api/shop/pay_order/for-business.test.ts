import { expect, test } from "vitest";
import { statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { startFakePaypal } from "@/e2e/support/paypal";
import { boughtForBusiness } from "@/lib/orders/checkout/queries";

startFakePaypal();

async function order(forBusiness: boolean | undefined) {
  const customer = await addCustomer();
  const form = orderOf(customer, await fillCart(customer, 1));
  const send = (said: boolean | undefined) => sendOrder(customer, { ...form, forBusiness: said });
  return { customer, send, answer: await statusAndBody(await send(forBusiness)) };
}

/** @requirement Checkout: The buyer confirms to buy for a business, which the order keeps */
test("the order keeps that it is for a business, and the customer need not say it again", async () => {
  const { customer, answer } = await order(true);
  expect(answer.status).toBe(200);
  expect((await invoicesOf(customer)).map(({ forBusiness }) => forBusiness)).toEqual([true]);
  expect(await boughtForBusiness(customer.id)).toBe(true);
});

test("an order that is not for a business is refused, with the field", async () => {
  const { customer, answer } = await order(false);
  const error = "We sell to businesses only. Please confirm that you buy for a business.";
  expect(answer).toEqual({
    status: 422,
    body: { isSuccess: false, error, fields: { forBusiness: error } },
  });
  expect(await invoicesOf(customer)).toEqual([]);
});

test("a client that does not ask orders as before, and changes nothing that was said", async () => {
  const { customer, send, answer } = await order(undefined);
  expect(answer.status).toBe(200);
  expect((await invoicesOf(customer)).map(({ forBusiness }) => forBusiness)).toEqual([null]);
  expect(await boughtForBusiness(customer.id)).toBe(false);
  for (const said of [true, undefined]) expect((await send(said)).status).toBe(200);
  expect((await invoicesOf(customer)).map(({ forBusiness }) => forBusiness)).toEqual([true]);
});
