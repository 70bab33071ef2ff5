import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "@/e2e/support/pictures";
import { reencodePicture, toPng } from "./picture";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>`;

test("a kept picture becomes a PNG that fits a square", async () => {
  const { content } = await reencodePicture(await drawPicture({ width: 300, height: 150 }));
  const png = await sharp(await toPng(content, 100)).metadata();
  expect([png.format, png.width, png.height]).toEqual(["png", 100, 50]);
});

test("the framework may still draw its cards, which are SVG, with the same library", async () => {
  const { format } = await sharp(await sharp(Buffer.from(svg)).png().toBuffer()).metadata();
  expect(format).toBe("png");
});

test("what nobody here needs cannot be opened at all", async () => {
  const tiff = await drawPicture({ format: "tiff" });
  await expect(sharp(tiff).metadata()).rejects.toThrow("unsupported");
});
