import { randomUUID } from "node:crypto";
import { putInAccount } from "../fixtures/cart";
import { choosePayment, fillCompany } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of 409/] });

test("a price that changes during checkout is shown before payment", async ({
  page,
  customer,
  browser,
}) => {
  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, admin);
  const created = await desk.request.post("/api/preset", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      // The last by name: parallel journeys use the first.
      name: `Zinnia ${randomUUID().slice(0, 6)}`,
      price: 20,
      color: "white",
      type: "home",
      category: "basic",
      images: ["/presets/silent/1.webp"],
      url: "/preview/Silent",
    },
  });
  const { id } = await created.json();
  const change = (data: object) =>
    desk.request.put(`/api/preset/${id}`, { headers: { "Sec-Fetch-Site": "same-origin" }, data });

  await putInAccount(page.request, customer.email, [id]);
  const dialog = await fillCompany(page);
  await expect(dialog).toContainText("$20");
  await change({ price: 30 });
  await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
  const notice = page.getByRole("alertdialog", { name: "Error" });
  await expect(notice).toContainText("Prices have changed. Please review your cart.");
  await notice.getByRole("button").click();
  await expect(page.getByText("$30").first()).toBeVisible();
  await choosePayment(page, "Bank transfer");
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toBeVisible();
  await change({ isDisabled: true });
  await office.close();
});
