import { expect, test } from "vitest";
import { addPreset, addReview, addUser } from "@/e2e/support/factories";
import { areBestSellers, listTestimonials } from "./home";

/**
 * @requirement Home: Testimonials are samples until there are five-star reviews, then the newest of
 *   those
 */
test("without a five-star review there are no testimonials", async () => {
  const { id: presetId } = await addPreset();
  await addReview({ presetId, rating: 4 });
  expect(await listTestimonials()).toEqual([]);
});

/**
 * @requirement Home: Testimonials are samples until there are five-star reviews, then the newest of
 *   those
 */
test("testimonials are the three newest visible five-star reviews of presets on sale", async () => {
  const onSale = await addPreset({ name: "Harbour" });
  const offSale = await addPreset({ isDisabled: true });
  const company = await addUser({ name: "Crumb and Sons" });
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const presetId = onSale.id;
  for (const [message, day] of [
    ["Fourth", 1],
    ["Second", 3],
    ["Third", 2],
  ] as const) {
    await addReview({ presetId, message, createdAt: at(day) });
  }
  await addReview({ presetId, message: "First", createdAt: at(4), userId: company.id });
  await addReview({ presetId, message: "Only four stars", rating: 4, createdAt: at(5) });
  await addReview({ presetId, message: "Hidden", isHidden: true, createdAt: at(6) });
  await addReview({ presetId: offSale.id, message: "No longer sold", createdAt: at(7) });

  const found = await listTestimonials();
  expect(found.map(({ message }) => message)).toEqual(["First", "Second", "Third"]);
  expect(found[0]).toMatchObject({ company: "Crumb and Sons", presetName: "Harbour" });
});

test.each([
  [[9, 0, 0], false],
  [[4, 3, 3], true],
  [[], false],
])("presets with %j sales are best sellers: %j", (sales, expected) => {
  expect(areBestSellers(sales.map((purchased) => ({ purchased })))).toBe(expected);
});
