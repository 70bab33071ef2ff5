import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { addPreset } from "@/e2e/support/factories";
import { listPresetsForTrade, listTradeComparisons } from "./trades";

const addOf = (template: string, isDisabled = false) =>
  addPreset({ url: `/preview/${template}`, isDisabled });

/** @requirement Trades: Presets that are not sold are on no page of a trade, and in no comparison of it */
test("a trade lists its presets on sale, the best one first, one of each template", async () => {
  expect(await listTradeComparisons()).toEqual([]);
  expect(await listPresetsForTrade("workshops")).toEqual([]);

  await addOf("sonic", true);
  const motion = await addOf("motion");
  const sonic = await addOf("sonic");
  await addOf("sonic");
  const silent = await addOf("silent");
  const idsOf = async () => (await listPresetsForTrade("workshops")).map(({ id }) => id);
  expect(await idsOf()).toEqual([sonic.id, motion.id]);
  const asPlumber = {
    ids: [sonic.id, silent.id],
    business: { trade: "plumber", language: "en", facts: {} },
  };
  expect(await listTradeComparisons()).toEqual([
    asPlumber,
    { ids: [sonic.id, motion.id], business: null },
  ]);

  await database().update(presets).set({ isDisabled: true }).where(eq(presets.id, motion.id));
  expect(await idsOf()).toEqual([sonic.id]);
  expect(await listTradeComparisons()).toEqual([asPlumber]);
});
