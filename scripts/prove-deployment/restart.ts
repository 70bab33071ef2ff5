import { atMost, type Figure } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { changePrice, seesPrice } from "./change";
import { signInAdmin, startInstance } from "./instance";
import type { Shop } from "./shop";

const rounds = 5;
/** Pages with the second preset. */
const paths = ["/detail/2", "/shop", "/api/preset/2"];

/** One instance without Redis: changes must survive a restart. */
export async function verifyRestart(shop: Shop): Promise<Figure[]> {
  await shop.build();
  const old = await step("Change, start again, look", () => oldAfterRestarts(shop));
  return [
    atMost(`Old answers of ${rounds * paths.length} after ${rounds} restarts`, 0, old, String),
  ];
}

async function oldAfterRestarts(shop: Shop): Promise<number> {
  let old = 0;
  for (let round = 0; round < rounds; round++) {
    const before = await startInstance("before");
    const price = await changePrice(before, await signInAdmin(before, shop), 2);
    await before.stop();
    const after = await startInstance("after");
    for (const path of paths) {
      if (!(await seesPrice(after, path, price))) old++;
    }
    await after.stop();
  }
  return old;
}
