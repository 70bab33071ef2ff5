import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { mergeMessage } from "./merge-message";

const said = "Your cart has been updated and merged with your account's items";

/**
 * @requirement Cart merge: "Your cart has been updated and merged with your account's items"
 *   (Login) when the account held more
 */
test.each([
  [false, [], null],
  [true, [], said],
  [false, ["Cali"], `${said}. Left out: Cali (no longer for sale, or already yours).`],
  [
    true,
    ["Cali", "Sonic"],
    `${said}. Left out: Cali and Sonic (no longer for sale, or already yours).`,
  ],
])("after a merge, grown: %j, left out: %j", (hasGrown, dropped, text) => {
  const t = translatorIn("en", "cartMerge");
  expect(mergeMessage({ hasGrown, dropped }, t, "en")).toBe(text);
});
