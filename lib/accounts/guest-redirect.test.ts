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
  expect(redirectForGuests("/pay", cookies)).toBe(target);
});

test.each(["/license/PRE-1", "/payment", "/"])("%s is for guests, too", (path) => {
  expect(redirectForGuests(path, [])).toBeNull();
});
