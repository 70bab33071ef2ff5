import { expect, test } from "vitest";
import { addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { fetchPresetsById, suggestPresets } from "@/lib/catalogue/client";
import { maxSaved, maxSeen } from "@/lib/catalogue/saved/limits";

const network = startNetwork();

/** @requirement Saved: A full list is shown with all that was seen */
test("as many presets as can be saved and seen are fetched, in their order", async () => {
  const rows = await addPresets(...Array.from({ length: maxSaved + maxSeen }, () => ({})));
  const ids = rows.map(({ id }) => id).reverse();
  const found = await fetchPresetsById(ids);
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("nothing is asked for no presets", async () => {
  network.intercept = async () => Response.error();
  expect(await fetchPresetsById([])).toEqual([]);
});

/** @requirement Search: Suggestions say how many presets match, not how many are shown */
test("suggestions come with the number of all matches", async () => {
  await addPresets(...Array.from({ length: 9 }, (_, n) => ({ name: `Quokka ${n}` })));
  const { presets, total } = await suggestPresets("quokka");
  expect(presets).toHaveLength(6);
  expect(total).toBe(9);
});
