import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

/** How many page views of the catalogue were measured. */
async function viewsIn(desk: Page, device: string): Promise<number> {
  await desk.reload();
  const section = desk.getByRole("region", { name: "Page speed for visitors" });
  await expect(section).toHaveAttribute("aria-busy", "false");
  const row = section
    .getByRole("table", { name: device })
    .getByRole("row")
    .filter({ has: desk.getByRole("rowheader", { name: "Shop" }) });
  if ((await row.count()) === 0) return 0;
  return Number((await row.getByRole("cell").last().innerText()).replace(/\D/g, ""));
}

/** @requirement Back office: How fast pages are for visitors is measured without cookies, and shown by kind of page */
test("what a visitor's browser measures is in the figures, without a cookie", async ({
  page,
  browser,
}) => {
  const device = "On computers";
  await signIn(page, admin);
  await openBackOffice(page, "/admin/figures?days=7");
  const before = await viewsIn(page, device);

  // As it comes, this browser says that nobody looks at it.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  const visitor = await browser.newContext({ userAgent, viewport: page.viewportSize() });
  const visited = await visitor.newPage();
  // Chance would measure one page view in four.
  await visited.addInitScript(() => {
    Math.random = () => 0;
  });
  const measuring = visited.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await response.text()).includes("sendBeacon"),
  );
  await visited.goto("/shop");
  await measuring;
  await visited.locator("h1").first().click();
  // As if its tab were left: what is sent while a page unloads has the name of a headless browser.
  const sent = visited.waitForResponse("**/api/vitals");
  await visited.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  expect((await sent).status()).toBe(204);
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();

  // Counts wait for a few seconds before they are stored.
  await expect.poll(() => viewsIn(page, device), { timeout: 20_000 }).toBeGreaterThan(before);
  await expectAccessible(page, "main");
});
