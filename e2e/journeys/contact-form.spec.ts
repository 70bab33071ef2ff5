import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { siteAddress } from "../fixtures/domains";
import { expectSaved, openEditor, openPart, pageOf } from "../fixtures/editor";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 409/] });
test.describe.configure({ timeout: 120_000 });

/** @requirement Forms: The form of a site leads to the shop, from whatever host it is read on */
test("a contact form is switched on in the editor, published, and its message is sent to the shop", async ({
  page,
  customer,
}) => {
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  const outline = await openEditor(page, preset.name.toLowerCase().replaceAll(" ", "-"));
  const form = pageOf(page).locator("form.contact-form");
  await expect(form).toHaveCount(0);
  await outline.getByRole("switch", { name: "Show Contact form" }).check();
  await expect(form).toBeVisible();
  await expect(form.locator("button")).toHaveAttribute("aria-disabled", "true");
  await openPart(page, "Contact form");
  await outline.getByLabel("Button", { exact: true }).fill("Write to us now");
  await expectSaved(page);

  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
  // The shop publishes it first, after the payment.
  await expect(page.getByText(/^Online since/)).toBeVisible({ timeout: 60_000 });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  await expect(page.getByText("Please confirm your e-mail address first")).toBeVisible();
  const ownSite = page.url();
  await confirmAddress(page, customer);
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(ownSite);
  await publish.click();
  await expect(page.getByText("Done: your site is online.")).toBeVisible({ timeout: 60_000 });
  const address = await siteAddress(page);
  const site = page.locator("form.contact-form");
  await expect(async () => {
    await page.goto(address);
    await expect(site).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await expectAccessible(page);

  await site.getByRole("textbox", { name: "Name" }).fill("Ada Miller");
  await site.getByRole("textbox", { name: "E-mail" }).fill("ada@example.com");
  await site.getByRole("textbox", { name: "Message" }).fill("Do you deliver to Chipland?");
  await site.getByRole("checkbox").check();
  await site.getByRole("button", { name: "Write to us now" }).click();
  const request = await sent;
  expect(request.url()).toMatch(/\/api\/site-form\/\w{20,}$/);
  const fields = new URLSearchParams(request.postData() ?? "");
  expect(Object.fromEntries(fields)).toMatchObject({
    kind: "contact",
    name: "Ada Miller",
    email: "ada@example.com",
    message: "Do you deliver to Chipland?",
    consent: "yes",
    website: "",
    elapsed: expect.stringMatching(/^\d+$/),
  });
});
