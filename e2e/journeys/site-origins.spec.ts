import type { Browser, Page } from "@playwright/test";
import { expect, newCustomer, registerCustomer, signIn, test } from "../fixtures/customer";
import { openNewSite } from "../fixtures/domains";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/./] });
test.describe.configure({ timeout: 180_000 });

/** A page of an origin with scripts of an attacker: without the policy that all sites have. */
async function openHostile(page: Page, origin: string) {
  const address = new URL("/hostile.html", origin).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Hostile</title>" }),
  );
  await page.route(new URL("/worker.js", origin).href, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "self.onfetch = () => {};" }),
  );
  await page.goto(address);
}

/** What a script can do to another origin: each answer is the reason for a refusal, or what it got. */
const attack = (page: Page, target: string) =>
  page.evaluate(async (other) => {
    const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
    const refusal = (attempt: () => unknown) =>
      Promise.resolve()
        .then(attempt)
        .then((got) => `got ${got}`, nameOf);
    const read = await refusal(async () => {
      const response = await fetch(other, { credentials: "include" });
      return response.text();
    });
    const frame = document.createElement("iframe");
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    frame.src = other;
    document.body.append(frame);
    await loaded;
    const popup = window.open(other);
    const scripted = await refusal(async () => {
      while (popup && !popup.closed) {
        // Ends with an error as soon as the other page is there, or with what it says.
        const text: string = popup.document.body?.textContent ?? "";
        if (text) return text;
        await new Promise((resolve) => setTimeout(resolve));
      }
      return null;
    });
    popup?.close();
    const worker = await refusal(() =>
      navigator.serviceWorker.register(new URL("/worker.js", other)),
    );
    const scope = await refusal(() =>
      navigator.serviceWorker.register("/worker.js", { scope: other }),
    );
    const { hostname } = new URL(other);
    // biome-ignore lint/suspicious/noDocumentCookie: what an attacker would write
    for (const domain of [hostname, "localhost"]) document.cookie = `planted=1; domain=${domain}`;
    return { read, scripted, worker, scope };
  }, target);

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
  const refused = {
    read: "TypeError",
    // Either forbidden, or cut off from the page that it opened.
    scripted: expect.stringMatching(/^(SecurityError|got null)$/),
    worker: "SecurityError",
    scope: "SecurityError",
  };
  for (const [from, targets] of [
    [one, [two, shop, `${shop}api/user/session`]],
    [two, [one]],
    [shop, [one]],
  ] as const) {
    for (const target of targets) {
      // In the context of the customer, who is signed in at the shop.
      const attacker = await page.context().newPage();
      await openHostile(attacker, from);
      expect.soft(await attack(attacker, target), `${from} against ${target}`).toEqual(refused);
      expect.soft(attacker.frames().at(1)?.url(), `a frame of ${target}`).toMatch(/^chrome-error:/);
      const cookies = await page.context().cookies(target);
      expect(cookies.map(({ name }) => name)).not.toContain("planted");
      await attacker.close();
    }
  }
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ domain }) => domain.startsWith("."))).toEqual([]);
  const asked = page.waitForRequest(one);
  await page.goto(one);
  expect((await (await asked).allHeaders()).cookie).toBeUndefined();
  // With its own policy a site cannot even try.
  const tried = await page.evaluate(async (other) => {
    const failed = () => "refused";
    return Promise.all([
      fetch(other).then(() => "read", failed),
      navigator.serviceWorker.register("/script.js").then(() => "registered", failed),
    ]);
  }, two);
  expect(tried).toEqual(["refused", "refused"]);
});
