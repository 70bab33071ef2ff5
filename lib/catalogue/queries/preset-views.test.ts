import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { addPreset } from "@/e2e/support/factories";
import { toPresetViews } from "./preset-views";

/** @requirement Catalogue: Each edition of a design names the other one, while that is sold */
test("the editions of a design name each other while they are sold", async () => {
  const basic = await addPreset({ name: "Corporate", url: "/preview/corporate" });
  const premium = await addPreset({ name: "Corporate Plus", url: "/preview/corporate/premium" });
  const other = await addPreset({ url: "/preview/cali" });
  const siblings = async () =>
    (await toPresetViews([basic, premium, other])).map(({ sibling }) => sibling);
  expect(await siblings()).toEqual([
    { id: premium.id, name: "Corporate Plus" },
    { id: basic.id, name: "Corporate" },
    null,
  ]);
  await database().update(presets).set({ isDisabled: true }).where(eq(presets.id, premium.id));
  expect((await siblings())[0]).toBeNull();
});
