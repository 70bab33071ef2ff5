import { expect, test } from "vitest";
import { type Moderation, moderate, moderationEvents } from "./rules";

const shown: Moderation = { isHidden: false, hiddenReason: null, answer: null };
const hidden: Moderation = { isHidden: true, hiddenReason: "Rude", answer: "Sorry" };

test.each<[string, Moderation, Partial<Moderation>, Moderation, string[]]>([
  ["nothing", hidden, {}, hidden, []],
  ["a reason", shown, { hiddenReason: "Rude" }, shown, []],
  [
    "hidden with a reason",
    shown,
    { isHidden: true, hiddenReason: "Rude" },
    { ...hidden, answer: null },
    ["catalog.review-hidden"],
  ],
  ["hidden again, without one", hidden, { isHidden: true }, hidden, []],
  [
    "hidden for another reason",
    hidden,
    { hiddenReason: "A name" },
    { ...hidden, hiddenReason: "A name" },
    ["catalog.review-hidden"],
  ],
  [
    "shown, with the old reason",
    hidden,
    { ...hidden, isHidden: false },
    { ...hidden, isHidden: false, hiddenReason: null },
    ["catalog.review-shown"],
  ],
  ["answered", shown, { answer: "Hm" }, { ...shown, answer: "Hm" }, ["catalog.review-answered"]],
  [
    "answered in other words",
    hidden,
    { answer: "Hm" },
    { ...hidden, answer: "Hm" },
    ["catalog.review-answer-changed"],
  ],
  [
    "shown and without an answer",
    hidden,
    { isHidden: false, answer: null },
    shown,
    ["catalog.review-shown", "catalog.review-answer-removed"],
  ],
])("a review that gets %s", (_, from, change, to, events) => {
  expect(moderate(from, change)).toEqual(to);
  expect(moderationEvents(from, moderate(from, change))).toEqual(events);
});
