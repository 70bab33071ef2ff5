import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "@/e2e/support/pictures";
import { reencodePicture, toPng } from "./picture";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>`;

test("a stored picture is converted to a PNG that fits a square", async () => {
  const { content } = await reencodePicture(await drawPicture({ width: 300, height: 150 }));
  const png = await sharp(await toPng(content, 100)).metadata();
  expect([png.format, png.width, png.height]).toEqual(["png", 100, 50]);
});

test("sharp still reads SVG, because Next renders its OpenGraph cards with it", async () => {
  const { format } = await sharp(await sharp(Buffer.from(svg)).png().toBuffer()).metadata();
  expect(format).toBe("png");
});

test("formats that are not accepted cannot be opened", async () => {
  const tiff = await drawPicture({ format: "tiff" });
  await expect(sharp(tiff).metadata()).rejects.toThrow("unsupported");
});
