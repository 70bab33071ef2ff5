import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { designs } from "../../components/templates/registry";
import { sourceOf, sourcesFile } from "./source";

const photographed: Record<string, string> = JSON.parse(readFileSync(sourcesFile, "utf8"));

/**
 * @requirement Catalogue: The seed data is the twelve presets, in their order, with five true
 *   pictures each
 */
test.each(designs)("the pictures of %s show it as it is (npm run images)", async (slug) => {
  expect(photographed[slug]).toBe(await sourceOf(slug));
});
