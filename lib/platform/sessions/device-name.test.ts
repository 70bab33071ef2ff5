import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { deviceName } from "./device-name";

test.each([
  ["Firefox on Windows", "Firefox auf Windows"],
  ["Firefox", "Firefox"],
  ["", ""],
])("%j is %j in German", (stored, name) => {
  expect(deviceName(stored, translatorIn("de", "session"))).toBe(name);
  expect(deviceName(stored, translatorIn("en", "session"))).toBe(stored);
});
