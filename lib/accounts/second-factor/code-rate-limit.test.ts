import { expect, test } from "vitest";
import { fromAddress } from "@/e2e/support/call";
import { addCustomerWithPassword } from "@/e2e/support/passwords";
import { deviceCookie } from "../device-cookie";
import { findCredentials } from "../queries";
import { limitCodes } from "./code-rate-limit";

async function setUp() {
  const customer = await addCustomerWithPassword();
  const account = await findCredentials(customer.email);
  if (!account) throw new Error("The account is gone.");
  const requestFrom = (headers: Record<string, string>) =>
    new Request("https://shop.test/api/user/login", { headers });
  /** Another one each time, all of which signed in to the account before. */
  const knownBrowser = () =>
    requestFrom({ cookie: deviceCookie({ headers: new Headers() }, account).split(";")[0] ?? "" });
  const attempt = (request: Request, isApp = true) => limitCodes(customer, { isApp, request });
  return { knownBrowser, requestFrom, attempt };
}

const refused = { code: "too_many_requests" };

test("who has collected many known browsers is limited all the same, others are not", async () => {
  const { knownBrowser, requestFrom, attempt } = await setUp();
  for (let n = 0; n < 5; n++) {
    const browser = knownBrowser();
    for (let hit = 0; hit < 10; hit++) await attempt(browser);
    await expect(attempt(browser)).rejects.toMatchObject(refused);
  }
  await expect(attempt(knownBrowser())).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining("Use a recovery code"),
  });
  expect(await attempt(knownBrowser(), false)).toMatchObject({ isLast: false });
  expect(await attempt(requestFrom(fromAddress("203.0.113.9")))).toMatchObject({ isLast: false });
});

test("a right code is uncounted everywhere", async () => {
  const { knownBrowser, attempt } = await setUp();
  const browser = knownBrowser();
  for (let n = 0; n < 60; n++) await (await attempt(browser)).refund();
  expect(await attempt(browser)).toMatchObject({ isLast: false });
});
