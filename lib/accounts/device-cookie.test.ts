import { expect, test, vi } from "vitest";
import { addUser } from "@/e2e/support/factories";

type Environment = Record<string, string>;

/** The module as a process with these settings has it. */
async function withSettings(settings: Environment) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./device-cookie");
}

const requestWith = (cookie = "") => ({ headers: new Headers({ cookie }) });
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(";"));

test("a cookie from before a rotation of the secret still counts, and is signed anew", async () => {
  const user = await addUser();
  const [first, second] = [
    "first-0123456789-abcdefghijklmnopq",
    "second-0123456789-abcdefghijklmnop",
  ];
  const before = await withSettings({ AUTH_SECRET: first });
  const old = requestWith(pairOf(before.deviceCookie(requestWith(), user)));
  const id = await before.findDevice(old, user.email);
  expect(id).toMatch(/^[\w-]{22}$/);

  const rotated = await withSettings({ AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: first });
  expect(await rotated.findDevice(old, user.email)).toBe(id);
  const renewed = requestWith(pairOf(rotated.deviceCookie(old, user)));

  const after = await withSettings({ AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: "" });
  expect(await after.findDevice(old, user.email)).toBeNull();
  expect(await after.findDevice(renewed, user.email)).toBe(id);
});

test("without https the cookie has no prefix and is not Secure", async () => {
  const user = await addUser();
  const { deviceCookie } = await withSettings({ SITE_URL: "http://localhost:3000" });
  const cookie = deviceCookie(requestWith(), user);
  expect(cookie).toMatch(/^device=[^;]+; Max-Age=\d+; HttpOnly; SameSite=Lax; Path=\/api\/user$/);
});

test("the cookie differs from browser to browser, and does not contain the address", async () => {
  const user = await addUser();
  const { deviceCookie } = await withSettings({});
  const values = Array.from({ length: 2 }, () => pairOf(deviceCookie(requestWith(), user)));
  expect(new Set(values).size).toBe(2);
  expect(values.join()).not.toContain(user.email);
});
