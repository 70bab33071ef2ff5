import { expectAccessible } from "../fixtures/axe";
import { buy, buyFrom } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { openBackOffice, openOrder } from "../fixtures/page";

/** @requirement Invoices: A corrected invoice replaces one with a reference to it, and never edits it */
test("a customer with a VAT id pays by reverse charge; the shop corrects the invoice, and both can be downloaded", async ({
  page,
  customer,
  browser,
}) => {
  test.slow();
  await page.goto("/profile");
  const profile = page.getByRole("form", { name: "For your invoices" });
  await profile.getByLabel("Country").fill("France");
  await profile.getByLabel("VAT id").fill("FR1");
  await profile.getByRole("button", { name: "Save details" }).click();
  await expect(profile.getByText("This is no VAT id")).toBeVisible();
  await profile.getByLabel("VAT id").fill("fr xx 123 456 789");
  await profile.getByRole("button", { name: "Save details" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).getByRole("button").click();
  await expect
    .poll(async () => {
      const account = await page.request.get(`/api/user/${customer.email}`);
      return (await account.json()).vatId;
    })
    .toBe("FRXX123456789");

  await buy(page, customer);
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("reverse charge");

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/orders");
  await desk.getByRole("searchbox").fill(customer.email);
  const row = desk.getByRole("row").filter({ hasText: customer.email });
  const section = (await openOrder(row)).getByRole("region", { name: "Invoice", exact: true });
  await expect(section).toContainText("confirmed by VIES");
  await section.getByRole("button", { name: "Correct the invoice…" }).click();
  const form = section.getByRole("form", { name: "Corrected invoice" });
  await expectAccessible(desk, "main");
  await expectToFit(desk, 320);
  await form.getByLabel("City").fill("Lyon");
  await form.getByRole("button", { name: "Issue the corrected invoice" }).click();
  await expect(section.getByRole("link", { name: /^Corrected invoice \d+$/ })).toBeVisible();
  await expect(form).toBeHidden();
  await desk.context().close();

  await page.reload();
  for (const [name, type] of [
    [/^Invoice /, "application/pdf"],
    [/^Corrected invoice /, "application/pdf"],
    [/^E-invoice \(XML\) of order /, "application/xml"],
    [/^E-invoice \(XML\) of corrected invoice /, "application/xml"],
  ] as const) {
    const link = page.getByRole("link", { name });
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe(type);
  }
  await expect(page.getByText("Replaced by the corrected invoice")).toBeVisible();
  await page.getByRole("button", { name: /^Something wrong on it/ }).click();
  await expect(page.getByLabel("Your message")).toBeFocused();
});

/** @requirement Invoices: Two pieces of evidence of a buyer's country agree, or a person is told and the order goes on */
test("an order whose country nothing backs is paid, and staff look at it", async ({
  page,
  customer,
  browser,
}) => {
  await buyFrom(page, customer, "BE");
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin");
  await desk.getByRole("link", { name: /not backed by evidence$/ }).click();
  await expect(desk).toHaveURL(/status=paid&evidence=disagree/);
  const row = desk.getByRole("row").filter({ hasText: customer.email });
  const section = (await openOrder(row)).getByRole("region", { name: "Country of the customer" });
  await expect(section).toContainText("Belgium");
  await expectAccessible(desk, "main");
  await section.getByRole("button", { name: "I looked at it" }).click();
  await expect(section).toContainText("Someone has looked at it.");
  await desk.context().close();
});
