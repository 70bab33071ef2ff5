import sharp from "sharp";
import { expect, test } from "vitest";
import { drawBomb, drawPicture } from "@/e2e/support/pictures";
import { reencodeLogo, toPng } from "./picture";

test("a stored picture is converted to a PNG that fits a square", async () => {
  const { content } = await reencodeLogo(await drawPicture({ width: 300, height: 150 }));
  const png = await sharp(await toPng(content, 100)).metadata();
  expect([png.format, png.width, png.height]).toEqual(["png", 100, 50]);
});

const tooManyPixels =
  "This picture has too many pixels. Please choose one of at most 16 megapixels.";

test.each(["avif", "webp", "jpeg", "png"] as const)(
  "%s: a header that declares 60 megapixels is enough to refuse",
  async (format) => {
    await expect(reencodeLogo(await drawBomb(format, 7745))).rejects.toThrow(tooManyPixels);
  },
);

test("16 megapixels are accepted, of AVIF 6", async () => {
  const jpeg = await drawPicture({ width: 4096, height: 4096, format: "jpeg" });
  expect(await reencodeLogo(jpeg)).toMatchObject({ width: 1024, height: 1024 });
  await expect(reencodeLogo(await drawBomb("avif", 2450))).rejects.toThrow(tooManyPixels);
});
