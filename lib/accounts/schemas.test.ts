import { expect, test } from "vitest";
import type { z } from "zod";
import {
  forgotSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  resetFormSchema,
  resetSchema,
} from "./schemas";

const good = {
  email: "ann@example.com",
  password: "Abcdef1!",
  confirmPassword: "Abcdef1!",
  name: "Acme",
};

/** The first message for each field. */
function problems(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) fields[path.join(".")] ??= message;
  return fields;
}

/**
 * @requirement Security and resilience: Passwords are stored as argon2id hashes and taken exactly
 *   as sent
 */
test("a registration is trimmed, its email is normalized and its password is unchanged", () => {
  const sent = {
    ...good,
    email: " Ａnn@Example.COM ",
    name: " Bäckerei 日本 ",
    password: " Abcdef1_ ",
    confirmPassword: " Abcdef1_ ",
  };
  expect(registerSchema.parse(sent)).toEqual({
    email: "ann@example.com",
    name: "Bäckerei 日本",
    password: " Abcdef1_ ",
    confirmPassword: " Abcdef1_ ",
    logo: "",
  });
});

const words =
  "Please use 8 to 30 characters, with an uppercase and a lowercase character, a number and a special character";

/**
 * @requirement Accounts: Name: required, at most 20 characters, letters of any script and spaces,
 *   each with its message
 * @requirement Accounts: Email: required, at most 40 characters, an address, each with its message
 * @requirement Profile and brand: Names have letters of any script
 */
test.each<[string, unknown, string]>([
  ["name", undefined, "Name shouldn't be empty"],
  ["name", "  ", "Name shouldn't be empty"],
  ["name", "R2D2", "Name can only have letters"],
  ["name", "Ann\nLee", "Name can only have letters"],
  ["name", "<b>", "Name can only have letters"],
  ["name", "\u0301", "Name can only have letters"],
  ["name", "a".repeat(21), "Name shouldn't have more than 20 characters"],
  ["email", undefined, "Email shouldn't be empty"],
  ["email", " ", "Email shouldn't be empty"],
  ["email", 5, "Email shouldn't be empty"],
  ["email", "ann", "Incorrect email format"],
  ["email", "ann@example", "Incorrect email format"],
  ["email", "\u0430nn@example.com", "Incorrect email format"],
  ["email", "ann@ex\u0131mple.com", "Incorrect email format"],
  ["email", "ann@example.com\r\nBcc: eve@example.com", "Incorrect email format"],
  ["email", `${"a".repeat(29)}@example.com`, "Email shouldn't have more than 40 characters"],
  ["password", undefined, "Password shouldn't be empty"],
  ["password", "abcdefgh", words],
  ["password", "Abcdefg\u0663!", words],
  ["password", "Abcdefg1\u00e9", words],
  ["password", `Abcdef1!\0`, "This text contains characters that cannot be stored"],
  ["password", `Abcdef1!\ud800`, "This text contains characters that cannot be stored"],
  ["logo", "a".repeat(301), "Please use at most 300 characters"],
])("a registration with %s=%j is refused: %s", (field, value, message) => {
  expect(problems(registerSchema, { ...good, [field]: value })[field]).toBe(message);
});

/**
 * @requirement Accounts: Name: required, at most 20 characters, letters of any script and spaces,
 *   each with its message
 */
test("an address of 40 characters and a name of 20 are accepted", () => {
  const longest = { ...good, email: `${"a".repeat(28)}@example.com`, name: "a".repeat(20) };
  expect(problems(registerSchema, longest)).toEqual({});
});

/**
 * @requirement Accounts: "Password should be the same" where the confirmation differs, and nothing
 *   is sent
 */
test("a mismatched confirmation is reported together with all other errors", () => {
  expect(problems(registerSchema, { ...good, name: "", confirmPassword: "Abcdef1?" })).toEqual({
    name: "Name shouldn't be empty",
    confirmPassword: "Password should be the same",
  });
  expect(problems(registerSchema, { ...good, confirmPassword: undefined })).toEqual({
    confirmPassword: "Password should be the same",
  });
  expect(problems(resetFormSchema, { password: good.password, confirmPassword: "" })).toEqual({
    confirmPassword: "Password should be the same",
  });
});

/**
 * @requirement Accounts: Login by email and password, both required; success leads to the redirect
 *   target, else home
 */
test("a login and a forgotten password report missing fields", () => {
  expect(problems(loginSchema, {})).toEqual({
    email: "Email shouldn't be empty",
    password: "Password shouldn't be empty",
  });
  expect(problems(forgotSchema, { email: " " })).toEqual({
    email: "You need to enter your email address",
  });
  expect(problems(forgotSchema, { email: "ann" })).toEqual({ email: "Incorrect email format" });
});

test("a password reset enforces all five password rules", () => {
  for (const weak of ["ABCDEF1!", "abcdef1!", "Abcdefg!", "Abcdefg1", "Abcde1!"]) {
    expect(problems(resetSchema, { password: weak })).toEqual({ password: words });
  }
  expect(problems(resetSchema, { password: `Aa1_${"x".repeat(26)}` })).toEqual({});
  expect(problems(resetSchema, { password: `Aa1_${"x".repeat(27)}` })).toEqual({ password: words });
});

test("a profile update keeps known fields only and accepts the shop's swatches only", () => {
  expect(profileSchema.parse({ about: "", email: "x", password: "y" })).toEqual({ about: "" });
  const palette = { primary: "bg-red-500", secondary: "", text01: "text-black", text02: "" };
  expect(problems(profileSchema, { palette })).toEqual({});
  expect(problems(profileSchema, { palette: { ...palette, text01: "bg-red-500" } })).toEqual({
    "palette.text01": "This is no swatch of the shop",
  });
});
