import type { Browser, Page } from "@playwright/test";
import { expect, newCustomer, registerCustomer, signIn, test } from "../fixtures/customer";
import { openNewSite } from "../fixtures/domains";
import {
  attack,
  attacksOf,
  attackUnderPolicy,
  hostilePages,
  refused,
} from "../fixtures/site-attack";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/./] });
test.describe.configure({ timeout: 180_000 });

async function openHostile(page: Page, origin: string) {
  const { address, answers } = hostilePages(origin);
  for (const [url, answer] of answers) await page.route(url, (route) => route.fulfill(answer));
  await page.goto(address);
}

async function openOtherSite(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  const address = await openNewSite(page, customer);
  await page.close();
  return address;
}

/**
 * @requirement Sites: Each site has an origin of its own below SITES_DOMAIN
 * @requirement Sites: Neither a site nor the shop can read, frame, script or plant something in another
 */
test("two sites and the shop get nothing of each other", async ({ page, customer, browser }) => {
  const one = await openNewSite(page, customer);
  const shop = `${new URL(page.url()).origin}/`;
  const two = await openOtherSite(browser);
  for (const [from, target] of attacksOf({ one, two, shop })) {
    // In the context of the customer, who is signed in at the shop.
    const attacker = await page.context().newPage();
    await openHostile(attacker, from);
    expect
      .soft(await attacker.evaluate(attack, target), `${from} against ${target}`)
      .toEqual(refused);
    expect.soft(attacker.frames().at(1)?.url(), `a frame of ${target}`).toMatch(/^chrome-error:/);
    const cookies = await page.context().cookies(target);
    expect(cookies.map(({ name }) => name)).not.toContain("planted");
    await attacker.close();
  }
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ domain }) => domain.startsWith("."))).toEqual([]);
  const asked = page.waitForRequest(one);
  await page.goto(one);
  expect((await (await asked).allHeaders()).cookie).toBeUndefined();
  // With its own policy a site cannot even try.
  const tried = await page.evaluate(attackUnderPolicy, two);
  expect(tried).toEqual(["refused", "refused"]);
});
