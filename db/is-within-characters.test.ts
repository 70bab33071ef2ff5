import { expect, test } from "vitest";
import { addPreset, addReview } from "@/e2e/support/factories";
import { isWithin } from "@/lib/graphemes";
import { database } from "./client";
import { sales } from "./schema/catalogue";
import { contactMessages } from "./schema/contact";

const couple = "👩🏻‍❤️‍💋‍👨🏻";
const marked = `a${"\u0301".repeat(19)}`;

test.each([couple, marked])("the database keeps what requests may contain: %s", async (one) => {
  const longest = (max: number) => one.repeat(max);
  expect(isWithin(longest(200), 200)).toBe(true);
  const { id } = await addPreset({ name: longest(80) });
  const review = await addReview({
    presetId: id,
    message: longest(200),
    isHidden: true,
    hiddenReason: longest(500),
    answer: longest(600),
    answeredAt: new Date(),
  });
  expect(review.message).toBe(longest(200));
  const dates = { startsAt: new Date(2200, 0, 1), endsAt: new Date(2200, 0, 2) };
  await database()
    .insert(sales)
    .values({ name: longest(60), percent: 10, presetIds: [id], ...dates });
  // A trigger makes it the first message of a thread.
  await database()
    .insert(contactMessages)
    .values({ email: "ann@example.com", message: longest(4_000) });
});
