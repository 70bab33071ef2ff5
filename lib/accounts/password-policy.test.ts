import { expect, test } from "vitest";
import type { ShopError } from "@/lib/errors";
import { refuseGuessable } from "./password-policy";
import { meetsPasswordRules } from "./rules";

const known = ["ann.lee@halden.example", "Halden und Söhne", "Ann", ""];

const refusal = (password: string): Promise<string | undefined> =>
  refuseGuessable(password, known).then(
    () => undefined,
    (error: ShopError) => error.fields?.password,
  );

/** @requirement Accounts: A password that many people use, or with the customer's name or address, is refused */
test.each(["P@ssw0rd", "Password1!", "Passw0rd!", "Qwerty123!", "Iloveyou1!"])(
  "%s keeps the rules, and is refused as too common",
  async (password) => {
    expect(meetsPasswordRules(password)).toBe(true);
    expect(await refusal(password)).toMatch(/^Many people use a password like this/);
  },
);

test.each([
  "Halden-2026",
  "my.HALDEN.7",
  "Ｈａｌｄｅｎ-7",
  "söhne-Und-7",
  "So\u0308hne-und-7",
  "Example-mail-7",
])("%s has a part of the name or address", async (password) => {
  expect(await refusal(password)).toMatch(/^Your name and address are easy to guess/);
});

test.each(["Presetry-2026", "myPRESETRY.7", "Ten-presets-9", "My-template-1"])(
  "%s has a word of the shop",
  async (password) => {
    expect(await refusal(password)).toMatch(/^Words of this shop are easy to guess/);
  },
);

test.each(["Blue-Door-7", "Ann-has-2-cats", "Swatch-2026", "Another-1", "Lee-under-7-oaks"])(
  "%s is accepted",
  async (password) => {
    expect(await refusal(password)).toBeUndefined();
  },
);

/** @requirement Accounts: The 100,000 most common passwords are refused */
test.each(["123456", "Password", "Catherine", "catherine", "vjqfyutk", "070162"])(
  "%s is one of the 100,000 most common",
  async (password) => {
    expect(await refusal(password)).toMatch(/^Many people use a password like this/);
  },
);
