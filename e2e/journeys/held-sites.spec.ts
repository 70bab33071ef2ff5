import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { admin, confirmAddress, expect, signIn, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { emailsTo } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";

/** Saves a draft that looks like fraud, by the API: editor.spec.ts tests the screens. */
async function writeBait(page: Page, slug: string) {
  const { sample } = await (await page.request.get(`/api/template/${slug}/content`)).json();
  const slot = Object.entries(sample.content).find(
    ([path, value]) => /title$/.test(path) && typeof value === "string",
  );
  const document = {
    ...sample,
    title: "PayPal: Log in",
    description: "Your account is suspended. Enter your password within 24 hours to verify it.",
    content: { [slot?.[0] ?? ""]: "Your PayPal account" },
  };
  const saved = await page.request.put(`/api/draft/${slug}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { base: null, document },
  });
  expect(saved.status()).toBe(200);
}

/** @requirement Sites: A doubtful publication is held, and the version before stays online */
test("a site that looks like fraud waits until staff have looked at it", async ({
  page,
  customer,
  browser,
}) => {
  test.setTimeout(120_000);
  await confirmAddress(page, customer);
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  await writeBait(page, preset.name.toLowerCase().replaceAll(" ", "-"));
  await page.reload();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "We are checking your site first" }),
  ).toBeVisible();
  await expect(page.getByText("The previous version is still online.")).toBeVisible();
  await expectAccessible(page, "main");
  await expectToFit(page, 320);
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ subject }) => subject))
    .toContain(`We are checking your site before it goes online: ${preset.name}`);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/held-sites");
  await desk.getByRole("searchbox").fill(customer.email);
  await expect(desk.getByRole("row").filter({ hasText: customer.email })).toBeVisible();
  await desk.getByRole("row").filter({ hasText: customer.email }).getByRole("button").click();
  const dialog = desk.getByRole("dialog");
  await expect(
    dialog.getByRole("paragraph").filter({ hasText: "Your PayPal account" }),
  ).toBeVisible();
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Put online" }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ subject }) => subject))
    .toContain(`Your site is fine: ${preset.name}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Everything is online" })).toBeVisible({
    timeout: 30_000,
  });
});
