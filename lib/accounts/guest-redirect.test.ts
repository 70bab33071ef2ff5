import { expect, test } from "vitest";
import { redirectForGuests } from "./guest-redirect";

test.each<[string[], "/" | null]>([
  [[], "/"],
  [["theme", "cart"], "/"],
  [["SID"], "/"],
  [["sid"], null],
  [["__Host-sid"], null],
  [["theme", "sid"], null],
])("with the cookies %j a visitor is sent to %s", (cookies, target) => {
  expect(redirectForGuests(cookies)).toBe(target);
});
