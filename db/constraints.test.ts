import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { database } from "./client";
import { cartItems } from "./schema/cart";
import { purchaseClaims } from "./schema/invoices";
import { refundItems } from "./schema/refunds";
import { reviews } from "./schema/reviews";

/** These constraints hold without any lock or check in the code. */
const uniqueViolation = { cause: { code: "23505" } };

test("a preset cannot be in a customer's cart twice", async () => {
  const [{ id: userId }, { id: presetId }] = [await addCustomer(), await addPreset()];
  const add = () => database().insert(cartItems).values({ userId, presetId });
  await add();
  await expect(add()).rejects.toMatchObject(uniqueViolation);
});

test("a license cannot be claimed by two orders of a customer", async () => {
  const customer = await addCustomer();
  const [first, second] = [await addPurchase(customer), await addPurchase(customer)];
  const claim = (invoiceId: number, licenseNumber?: number) =>
    database()
      .insert(purchaseClaims)
      .values({ userId: customer.id, presetId: first.presetId, invoiceId, licenseNumber });
  await claim(first.invoiceId);
  await expect(claim(second.invoiceId)).rejects.toMatchObject(uniqueViolation);
  await claim(second.invoiceId, 2);
  await expect(claim(first.invoiceId, 2)).rejects.toMatchObject(uniqueViolation);
});

test("a customer cannot review a preset twice", async () => {
  const [{ id: userId }, { id: presetId }] = [await addCustomer(), await addPreset()];
  const review = () =>
    database().insert(reviews).values({ userId, presetId, rating: 5, message: "Good" });
  await review();
  await expect(review()).rejects.toMatchObject(uniqueViolation);
});

test("an item cannot be in two refunds, unless one of them was refused", async () => {
  const purchase = await addPurchase(await addCustomer());
  const first = await addRefund(purchase, { status: "sending", completedAt: null, number: null });
  await expect(addRefund(purchase)).rejects.toMatchObject(uniqueViolation);
  await database()
    .update(refundItems)
    .set({ isReleased: true })
    .where(eq(refundItems.refundId, first.id));
  await addRefund(purchase);
});
