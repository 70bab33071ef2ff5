import { expect, test } from "vitest";
import { addUser } from "@/e2e/support/factories";
import { addPurchase, disable, refund } from "@/e2e/support/purchases";
import { requireDeliveries, requireLicense } from "./commands";

test("everything that is paid has a key, and it is the one that its files carry", async () => {
  const buyer = await addUser();
  const silent = await addPurchase(buyer, { slug: "silent" });
  const cali = await addPurchase(buyer, { slug: "cali" });
  const deliveries = await requireDeliveries(buyer.id);
  expect(deliveries).toEqual([
    {
      presetId: silent.presetId,
      preview: "/preview/silent",
      license: await requireLicense(silent.itemId),
    },
    {
      presetId: cali.presetId,
      preview: "/preview/cali",
      license: await requireLicense(cali.itemId),
    },
  ]);
  expect(await requireDeliveries(buyer.id)).toEqual(deliveries);
});

test("what is not paid, was given back, or is somebody else's is not delivered", async () => {
  const buyer = await addUser();
  await addPurchase(buyer, { status: "pending" });
  await refund(await addPurchase(buyer));
  await addPurchase(await addUser());
  expect(await requireDeliveries(buyer.id)).toEqual([]);
});

test("what is no longer sold still is", async () => {
  const buyer = await addUser();
  await disable(await addPurchase(buyer));
  expect(await requireDeliveries(buyer.id)).toHaveLength(1);
});
