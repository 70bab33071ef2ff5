import { buy } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";

test("look", async ({ page, customer, browser }) => {
  test.setTimeout(110_000);
  await buy(page, customer, { count: 3, hasDeployment: true });
  const shot = async (on: typeof page, name: string) => {
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await on.setViewportSize({ width, height });
      for (const scheme of ["light", "dark"] as const) {
        await on.emulateMedia({ colorScheme: scheme });
        await on.waitForTimeout(350);
        await on.screenshot({ path: `/tmp/refunds/shots/${name}-${width}-${scheme}.png` });
      }
    }
    await on.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto("/purchases");
  await expect(page.getByRole("button", { name: /^Ask for a refund/ })).toBeVisible();
  await shot(page, "purchases");
  await page.getByRole("button", { name: /^Ask for a refund/ }).click();
  const dialog = page.getByRole("dialog", { name: /^A refund of order/ });
  await expect(dialog).toBeVisible();
  await shot(page, "ask");
  await dialog.getByRole("checkbox").first().uncheck();
  await dialog.getByLabel("Anything we should know").fill("Too calm for us.");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await desk.goto("/admin/refunds");
  await expect(desk.getByRole("button", { name: /^Approve/ }).first()).toBeVisible();
  await shot(desk, "desk-requests");
  await desk.getByRole("button", { name: /^Approve/ }).first().click();
  await expect(desk.getByText("Credit note").first()).toBeVisible();
  await shot(desk, "desk-refunds");
  await desk.goto("/admin/orders");
  await desk.getByRole("searchbox").fill(customer.email);
  await desk.getByRole("row").filter({ hasText: customer.email }).getByRole("button", { name: /^Show what/ }).click();
  await desk.getByRole("button", { name: "Refund…" }).click();
  await shot(desk, "order");
  await page.reload();
  await shot(page, "after");
  const href = await page.getByRole("link", { name: /^Credit note, / }).first().getAttribute("href");
  const pdf = await page.request.get(href ?? "");
  (await import("node:fs")).writeFileSync("/tmp/refunds/note.pdf", await pdf.body());
});
