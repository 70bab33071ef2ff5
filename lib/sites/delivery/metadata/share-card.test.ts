import { join } from "node:path";
import { open } from "fontkit";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isDrawable } from "@/lib/catalogue/seo/og-image";
import { drawIcons } from "./icons";
import { drawShareCard } from "./share-card";

const palette = { primary: "#581c87", secondary: "#14532d", text01: "#ffffff", text02: "#fde047" };

async function logo(background = "#b91c1c") {
  const size = { width: 30, height: 20, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create: size }).png().toBuffer());
}

const card = async (company: string, colors = palette) => {
  const { bytes } = await drawShareCard({ company, line: "", palette: colors, logo: await logo() });
  return bytes;
};

const pixel = async (bytes: Uint8Array, left: number, top: number) => {
  const part = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await part.raw().toBuffer()).toString("hex")}`;
};

test("the card has the site's four colors and the same bytes twice", async () => {
  const drawn = await card("Halden");
  expect(await pixel(drawn, 5, 5)).toBe(palette.primary);
  expect(await pixel(drawn, 1_190, 5)).toBe(palette.secondary);
  expect(await pixel(drawn, 1_190, 500)).toBe(palette.text01);
  expect(await pixel(drawn, 1_190, 620)).toBe(palette.text02);
  expect(Buffer.compare(drawn, await card("Halden"))).toBe(0);
  expect(Buffer.compare(drawn, await card("Voss"))).not.toBe(0);
});

test("a name that the font has no letters for is left out, and nothing is fetched for it", async () => {
  expect(Buffer.compare(await card("漢字かな"), await card(""))).toBe(0);
  expect(isDrawable("Łódź “Żółw” — Œuvre")).toBe(true);
  expect(isDrawable("👩‍🚀")).toBe(false);
});

test("the font has every letter that counts as drawable", async () => {
  const font = await open(
    join(
      process.cwd(),
      "node_modules/@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
    ),
  );
  if (!("hasGlyphForCodePoint" in font)) throw new Error("The file holds several fonts.");
  const missing = Array.from({ length: 0x2100 }, (_, code) => code)
    .filter((code) => isDrawable(String.fromCodePoint(code)))
    .filter((code) => !font.hasGlyphForCodePoint(code));
  expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
});

test("a wide logo is centered in its icons, and the one for home screens has a ground", async () => {
  const icons = await drawIcons({ path: "images/logo.png", bytes: await logo() }, "#14532d");
  const of = (size: number) => icons.find(({ path }) => path.endsWith(`-${size}.png`))?.bytes;
  const large = sharp(of(512));
  expect((await large.stats()).isOpaque).toBe(false);
  expect(await pixel(of(512) ?? new Uint8Array(), 256, 256)).toBe("#b91c1c");
  expect((await sharp(of(180)).stats()).isOpaque).toBe(true);
  expect(await pixel(of(180) ?? new Uint8Array(), 2, 2)).toBe("#14532d");
});
