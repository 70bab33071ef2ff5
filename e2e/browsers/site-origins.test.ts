import type { Page } from "puppeteer-core";
import { expect, test } from "vitest";
import {
  attack,
  attacksOf,
  attackUnderPolicy,
  hostilePages,
  refused,
} from "../fixtures/site-attack";
import { addSites } from "./add-sites";
import { baseUrl, open, startFirefox } from "./firefox";

const visit = startFirefox();

async function openHostile(page: Page, origin: string) {
  const { address, answers } = hostilePages(origin);
  await page.setRequestInterception(true);
  page.on("request", (asked) => {
    const answer = answers.get(asked.url());
    void (answer ? asked.respond(answer) : asked.continue());
  });
  await page.goto(address);
}

/**
 * @requirement Sites: Neither a site nor the shop can read, frame, script or plant something in another
 */
test("two sites and the shop get nothing of each other", async () => {
  const { one, two, ...credentials } = await addSites();
  await visit(async (page) => {
    await open(page, "/robots.txt");
    const status = await page.evaluate(async (body) => {
      const headers = { "Content-Type": "application/json" };
      const sent = await fetch("/api/user/login", { method: "POST", headers, body });
      return sent.status;
    }, JSON.stringify(credentials));
    expect(status).toBe(200);
    const context = page.browserContext();
    for (const [from, target] of attacksOf({ one, two, shop: `${baseUrl}/` })) {
      const attacker = await context.newPage();
      await openHostile(attacker, from);
      expect
        .soft(await attacker.evaluate(attack, target), `${from} against ${target}`)
        .toEqual(refused);
      expect
        .soft(attacker.frames().at(1)?.url(), `a frame of ${target}`)
        .toMatch(/^about:neterror\?e=(?:cspBlocked|xfoBlocked)/);
      const planted = (await context.cookies()).filter(({ name }) => name === "planted");
      const reach = planted.map(({ domain }) => domain.replace(/^\./, ""));
      expect(reach).not.toContain(new URL(target).hostname);
      await attacker.close();
    }
    const own = await context.newPage();
    await own.goto(one);
    expect(await own.evaluate(attackUnderPolicy, two)).toEqual(["refused", "refused"]);
  });
});
