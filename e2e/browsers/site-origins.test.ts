import { request } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { expect, test } from "vitest";
import { buy } from "../fixtures/checkout";
import { newCustomer, registerCustomer, sameOrigin } from "../fixtures/customer";
import {
  attack,
  attacksOf,
  attackUnderPolicy,
  hostilePages,
  refused,
} from "../support/site-attack";
import { baseUrl, open, startFirefox } from "./firefox";

const visit = startFirefox();

/** Two sites of a new customer, bought by requests only. */
async function addSites() {
  const requests = { request: await request.newContext({ baseURL: baseUrl }) };
  const customer = newCustomer();
  const { email, password } = customer;
  await registerCustomer(requests.request, customer);
  const data = { email, password };
  await requests.request.post("/api/user/login", { data, headers: sameOrigin });
  await buy(requests, customer, { count: 2, hasDeployment: true });
  const addresses = async (): Promise<string[]> => {
    const response = await requests.request.get("/api/delivery/deployments");
    const sites: { address: string | null }[] = await response.json();
    return sites.flatMap(({ address }) => address ?? []);
  };
  await expect.poll(addresses, { timeout: 60_000, interval: 500 }).toHaveLength(2);
  const [one = "", two = ""] = await addresses();
  await requests.request.dispose();
  return { email, password, one, two };
}

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
