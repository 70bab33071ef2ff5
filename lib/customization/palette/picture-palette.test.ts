import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { minReadableContrast } from "./contrast";
import { clustersOf, picturePalette } from "./picture-palette";
import { choicesOf, leastContrast } from "./readable";
import type { PaletteColors } from "./rules";

type Picture = string | Parameters<typeof sharp>[0];

/** The pixels of a picture as a browser's canvas hands them out. */
async function pixelsOf(picture: Picture): Promise<Uint8ClampedArray> {
  const small = sharp(picture).resize(96, 96, { fit: "inside", withoutEnlargement: true });
  return new Uint8ClampedArray(await small.ensureAlpha().raw().toBuffer());
}

const drawn = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${shapes}</svg>`,
  );
const disc = (color: string) => `<circle cx="50" cy="50" r="30" fill="${color}"/>`;
const sheet = (color: string) => `<rect width="100" height="100" fill="${color}"/>`;

const paletteOf = async (picture: Picture) => picturePalette(await pixelsOf(picture));

function expectReadable(palette: PaletteColors | null, name = "") {
  expect(palette, name).not.toBeNull();
  if (palette) expect(leastContrast(palette), name).toBeGreaterThanOrEqual(minReadableContrast);
}

/** The family of a palette's first background: "bg-red-700" is red. */
const family = (palette: PaletteColors | null) =>
  palette ? choicesOf(palette).primary.split("-")[1] : null;

const logos = "e2e/fixtures/examples";

/** @requirement Palette and previews: Four readable colors are taken from a picture, on the device */
describe("real logos and photographs", () => {
  test.each([
    ["prestige", "orange"],
    ["trend", "red"],
    ["sonic", "blue"],
    ["thunder", "yellow"],
  ])("the logo for %s is %s", async (slug, color) => {
    const palette = await paletteOf(`${logos}/${slug}/logo.webp`);
    expect(family(palette)).toBe(color);
    expectReadable(palette);
  });

  test("every logo and every picture of the examples has four that can be read", async () => {
    const files = readdirSync(logos, { recursive: true, encoding: "utf8" });
    const pictures = files.filter((file) => file.endsWith(".webp"));
    expect(pictures.length).toBeGreaterThan(50);
    for (const file of pictures) expectReadable(await paletteOf(`${logos}/${file}`), file);
  });

  test("the same as a JPEG has the same", async () => {
    const file = `${logos}/trend/logo.webp`;
    const jpeg = await sharp(file).flatten({ background: "#fff" }).jpeg({ quality: 60 }).toBuffer();
    expect(family(await paletteOf(jpeg))).toBe(family(await paletteOf(file)));
  });
});

test("a small mark counts more than the paper around it", async () => {
  const mark = `<circle cx="50" cy="50" r="12" fill="#15803d"/>`;
  expect(family(await paletteOf(drawn(sheet("#fff") + mark)))).toBe("green");
  expect(family(await paletteOf(drawn(mark)))).toBe("green");
});

test("a second color is the second background", async () => {
  const palette = await paletteOf(
    drawn(`${sheet("#1e3a8a")}<path fill="#15803d" d="M0 0h45v100H0"/>`),
  );
  expect(new Set([palette?.primary, palette?.secondary])).toEqual(new Set(["#1e3a8a", "#14532d"]));
  expectReadable(palette);
});

test("black on white is black, white and grays", async () => {
  const palette = await paletteOf(drawn(sheet("#fff") + disc("#000")));
  expect(palette?.primary).toBe("#ffffff");
  expectReadable(palette);
});

/** @requirement Palette and previews: A picture without colors says so */
test.each([
  ["white", drawn(sheet("#fff"))],
  ["one gray", drawn(sheet("#8a8a8a"))],
  ["white on nothing", drawn(disc("#fff"))],
  ["almost white on white", drawn(sheet("#fff") + disc("#e4e4e4"))],
  ["nothing", drawn("")],
  ["almost invisible red", drawn(`<rect width="100" height="100" fill="#f00" opacity=".2"/>`)],
  ["a speck of red on nothing", drawn(`<rect width="2" height="2" fill="#f00"/>`)],
])("%s has no colors", async (_, picture) => {
  expect(await paletteOf(picture)).toBeNull();
});

test.each([[[]], [[255, 0]], [[0, 0, 0, 0]]])("pixels %j have none", (rgba) => {
  expect(clustersOf(new Uint8ClampedArray(rgba))).toEqual([]);
  expect(picturePalette(new Uint8ClampedArray(rgba))).toBeNull();
});
