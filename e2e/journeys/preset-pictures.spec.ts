import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../fixtures/axe";
import { admin, test as customerTest, expect, signIn } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";
import { photoFile } from "../fixtures/picture";

const test = customerTest.extend({
  page: async ({ page }, use) => {
    await signIn(page, admin);
    await use(page);
  },
});

/** A picture that no other test uploads. */
async function pictureFile(width: number, height: number) {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return { name: "shop.png", mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

const isLoaded = (image: Locator) =>
  image.evaluate((it) => it instanceof HTMLImageElement && it.complete && it.naturalWidth > 0);

/**
 * @requirement Back office: Pictures of presets are uploaded, and cut to the card's shape by the
 *   server
 * @requirement Back office: Pictures of presets have alternative texts
 * @requirement Back office: A preset sells a template that exists
 */
test("a preset is made of a template and uploaded pictures, previewed, and seen by a visitor", async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Quay ${randomUUID().slice(0, 8)}`;
  const [cardText, pageText] = [`The shop of ${name}`, `All of ${name}`];
  await openBackOffice(page, "/admin/presets");
  await page.getByRole("button", { name: "Add a template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price in dollars").fill("34");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose the design that it sells")).toBeVisible();
  await dialog.getByRole("radio", { name: "Silent", exact: true }).check();

  const upload = dialog.getByLabel("Upload a picture");
  await upload.setInputFiles({ ...(await pictureFile(9, 9)), mimeType: "text/plain" });
  await expect(dialog.getByText(/not a picture that can be used/)).toBeVisible();
  await upload.setInputFiles(await pictureFile(640, 480));
  await expect(dialog.getByText(/too small for the card: 640 × 480/)).toBeVisible();
  // Eight megabytes: more than an upload may have.
  await upload.setInputFiles(await photoFile(90));
  const frame = dialog.getByRole("group", { name: "Choose the part that is shown" });
  await frame.getByRole("button", { name: /Lower right corner/ }).press("Shift+ArrowLeft");
  await expectAccessible(page, "[role=dialog]");
  await frame.getByRole("button", { name: "Use this part" }).click();
  // The browser shrinks and encodes it again.
  await expect(frame).toBeHidden({ timeout: 30_000 });
  await dialog.getByRole("button", { name: "Add the pictures of Silent" }).click();
  const pictures = dialog.getByRole("list", { name: "Pictures" }).getByRole("listitem");
  await expect(pictures).toHaveCount(6);
  await dialog.getByLabel("Alternative text of picture 1").fill(pageText);
  await dialog.getByLabel("Alternative text of picture 2").fill(cardText);
  await dialog.getByRole("button", { name: "Remove picture 6" }).click();

  await dialog.getByRole("button", { name: "Move picture 2 up" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Move picture 1 up" })).toBeFocused();
  await expect(dialog.getByLabel("Alternative text of picture 1")).toHaveValue(cardText);

  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview.getByText(name, { exact: true })).toHaveCount(2);
  await expect(preview.getByText("$34").first()).toBeVisible();
  await expect(preview.locator(`img[alt="${cardText}"]`)).toBeVisible();
  await expect(preview.locator(`img[alt="${pageText}"]`)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox", { name: "Name" }).fill(name);
  const address = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  const picture = visitor.getByRole("img", { name: pageText });
  await expect(picture).toHaveAttribute("srcset", /\/media\/preset-[0-9a-f]{64}-480\.webp 480w/);
  await expect.poll(() => isLoaded(picture)).toBe(true);
  await visitor.goto(`/shop/search/${encodeURIComponent(name)}`);
  const card = visitor.getByRole("article").filter({ hasText: name });
  await expect(card.getByRole("img", { name: cardText })).toBeVisible();
  await visitor.context().close();

  const off = await page.request.put(`/api/preset/${address.split("/").at(-1)}`, {
    data: { isDisabled: true },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(off.status()).toBe(200);
});
