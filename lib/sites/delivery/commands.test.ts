import { expect, test } from "vitest";
import { addUser } from "@/e2e/support/factories";
import { addPurchase, disable, refund } from "@/e2e/support/purchases";
import { requireDeliveries, requireLicense } from "./commands";

test("every paid template has a license key, the same as in its files", async () => {
  const buyer = await addUser();
  const silent = await addPurchase(buyer, { slug: "silent" });
  const cali = await addPurchase(buyer, { slug: "cali" });
  const deliveries = await requireDeliveries(buyer.id);
  expect(deliveries).toEqual([
    {
      itemId: silent.itemId,
      licenseNumber: 1,
      presetId: silent.presetId,
      preview: "/preview/silent",
      license: await requireLicense(silent.itemId),
    },
    {
      itemId: cali.itemId,
      licenseNumber: 1,
      presetId: cali.presetId,
      preview: "/preview/cali",
      license: await requireLicense(cali.itemId),
    },
  ]);
  expect(await requireDeliveries(buyer.id)).toEqual(deliveries);
});

test("unpaid, refunded and other customers' orders are not delivered", async () => {
  const buyer = await addUser();
  await addPurchase(buyer, { status: "pending" });
  await refund(await addPurchase(buyer));
  await addPurchase(await addUser());
  expect(await requireDeliveries(buyer.id)).toEqual([]);
});

test("a disabled preset is still delivered", async () => {
  const buyer = await addUser();
  await disable(await addPurchase(buyer));
  expect(await requireDeliveries(buyer.id)).toHaveLength(1);
});
