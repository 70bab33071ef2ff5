import { expectAccessible } from "../fixtures/axe";
import { expect, test } from "../fixtures/customer";
import {
  addressOf,
  claim,
  newHost,
  openNewSite,
  prove,
  recordsOf,
  setRecord,
} from "../fixtures/domains";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // The shop is out of reach there, and without TLS a browser ignores a part of the headers.
  expectedErrors: [/42[12]|404.*\/api\/preset|Cross-Origin-Opener-Policy/],
});
test.describe.configure({ timeout: 120_000 });

/**
 * @requirement Sites: The shop says which DNS records to set, and names the one that is wrong
 * @requirement Sites: A site with a domain is read there, and its old address leads there
 */
test("what is no domain is refused, a domain is added, what is wrong is told, its records are set, and the site is there", {
  tag: "@alike",
}, async ({ page, customer }) => {
  const inShop = await openNewSite(page, customer);
  await page.getByRole("link", { name: "Domain", exact: true }).click();
  await expectAccessible(page, "main");
  const field = page.getByLabel("Your domain");
  for (const [typed, why] of [
    ["co.uk", "Everybody shares co.uk"],
    ["127.0.0.1", "This is an IP address"],
    ["www.example.com/start", "Please type a name such as"],
  ] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(page.getByText(why)).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await expectAccessible(page, "main");

  const host = newHost();
  await claim(page, host);
  const records = recordsOf(page, host);
  await expect(records).toContainText(
    `The TXT record is missing: there is none at _presetry.${host}.`,
  );
  await expectAccessible(page, "main");

  await setRecord(page.request, "elsewhere.test", "A", ["192.0.2.1"]);
  await setRecord(page.request, host, "CNAME", ["elsewhere.test"]);
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(records).toContainText(
    "The CNAME record points at elsewhere.test instead of sites.presetry.test.",
  );

  await prove(page, host);
  await expectAccessible(page, "main");
  const domainPage = page.url();
  const address = addressOf(page, host);
  await expect(page.getByRole("link", { name: host })).toHaveAttribute("href", address);
  // Within a second.
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await page.goto(inShop))?.url()).toBe(address);
  expect((await page.goto(`${address}api/preset`))?.status()).toBe(404);

  await page.goto(domainPage);
  await page.getByRole("button", { name: "Remove the domain" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("heading", { name: "A domain of your own" })).toBeVisible();
  await expect.poll(async () => (await page.goto(inShop))?.url()).toBe(inShop);
});
