import { expectAccessible } from "../fixtures/axe";
import { fillCart } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { sampleOf } from "../support/sweep";

const pages = [
  "Imprint",
  "Terms",
  "License",
  "Refunds",
  "Privacy",
  "Data processing",
  "Accessibility",
  "Report a site",
];
const withoutVersion = ["License", "Report a site"];

/** @requirement Legal: Every page's footer leads to the legal pages */
test("the footer leads to the legal pages, each with its version, and say that the shop is a sample", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/about");
  const legal = page.getByRole("navigation", { name: "Legal" });
  await expect(legal.getByRole("link")).toHaveText(pages);
  const versioned = pages.filter((it) => !withoutVersion.includes(it));
  const sampled = sampleOf(versioned, 2);
  for (const name of versioned) {
    await legal.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(
      page.getByRole("time").filter({ hasText: /^Version of \d\d\/\d\d\/20\d\d$/ }),
    ).toBeVisible();
    await expect(page.getByRole("note")).toContainText("This is a sample shop.");
    if (!sampled.includes(name)) continue;
    await expectAccessible(page);
    await expectToFit(page, 320);
  }
});

test("search engines read who sells", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/imprint");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.flatMap((block) => JSON.parse(block))).toContainEqual(
    expect.objectContaining({
      "@type": "Organization",
      legalName: "Presetry GmbH",
      address: expect.objectContaining({ streetAddress: "Farbenweg 14", addressCountry: "DE" }),
    }),
  );
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const path of ["/imprint", "/terms", "/refunds", "/data-processing", "/accessibility"]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

/** @requirement Legal: The payment dialog names the terms in one line */
test("the payment dialog names the terms, which open beside it", async ({ page, customer }) => {
  await fillCart(page, customer);
  await page.goto("/pay");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your data" });
  await expect(dialog).toContainText("By ordering you accept the terms");
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: /^terms/ }).click();
  await expect((await opened).getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
});
