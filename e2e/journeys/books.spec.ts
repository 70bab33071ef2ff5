import { readFile } from "node:fs/promises";
import { dayIn } from "@/lib/zoned-dates";
import { buy } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

/** @requirement Books: The back office shows the months, and exports each as a table and for DATEV */
test("a purchase is in the books of its month, and in both of its files", async ({
  page,
  customer,
  browser,
}) => {
  await buy(page, customer);
  // Playwright cannot load lib/env.
  const month = dayIn(new Date(), process.env.SELLER_TIME_ZONE ?? "Europe/Berlin").slice(0, 7);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/orders");
  await desk.getByRole("link", { name: "Books", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Books" })).toBeVisible();
  const name = new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));
  const row = desk.getByRole("row").filter({ has: desk.getByRole("rowheader", { name }) });
  await expect(row).toContainText("$");

  const download = async (link: string) => {
    const downloading = desk.waitForEvent("download");
    await row.getByRole("link", { name: link }).click();
    const file = await downloading;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await download(`CSV of ${name}`);
  expect(csv.name).toBe(`books-${month}.csv`);
  expect(csv.bytes.toString("utf8")).toContain('"Payment","INV-');

  const datev = await download(`DATEV of ${name}`);
  expect(datev.name).toBe(`EXTF_Buchungsstapel_${month}.csv`);
  expect(datev.bytes.toString("latin1")).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);

  await desk.getByRole("link", { name: month.slice(0, 4), exact: true }).click();
  await expect(desk).toHaveURL(/\/admin\/books\?year=\d{4}$/);
  await expect(row).toBeVisible();
  await desk.context().close();
});
