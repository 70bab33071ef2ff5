import { expect, test } from "vitest";
import { hasImageSignature, logoUrl, mediaIdOfFile, mediaIdOfPath, mediaPath } from "./rules";

const id = "0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f";
const path = mediaPath(id);
const hosts = { siteUrl: "https://shop.test", imageHost: "https://res.images.test/acme" };

test("the id is parsed from a picture's path only", () => {
  expect(mediaIdOfPath(path)).toBe(id);
  expect(mediaIdOfFile(`${id}.webp`)).toBe(id);
  for (const other of [
    "",
    `/media/${id}`,
    `/media/${id}.webp/`,
    `/media/${id}.webp\n`,
    `/media/${id.toUpperCase()}.webp`,
    `/media/../${id}.webp`,
    `//media/${id}.webp`,
    `https://shop.test${path}`,
  ]) {
    expect(mediaIdOfPath(other), other).toBeNull();
  }
});

test.each([
  [path, path],
  [`https://shop.test${path}`, path],
  ["https://res.images.test/acme/logo.png", "https://res.images.test/acme/logo.png"],
])("a logo may be at %s", (given, stored) => expect(logoUrl(given, hosts)).toBe(stored));

test.each([
  "",
  "/media/x.webp",
  "/brand/default-logo.svg",
  `${path}?x`,
  `${path}#x`,
  ` ${path}`,
  `//elsewhere.test${path}`,
  `\\\\elsewhere.test${path}`,
  `https://elsewhere.test${path}`,
  `http://shop.test${path}`,
  `https://shop.test@elsewhere.test${path}`,
  "https://res.images.test/other/logo.png",
  "https://res.images.test/acme/../other/logo.png",
  "https://res.images.test/acmes/logo.png",
  "https://res.images.test.elsewhere.test/acme/logo.png",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
])("a logo may not be at %j", (given) => expect(logoUrl(given, hosts)).toBeNull());

test("without an image host only this shop's pictures are logos", () => {
  const alone = { siteUrl: "https://shop.test" };
  expect(logoUrl(path, alone)).toBe(path);
  expect(logoUrl("https://res.images.test/acme/logo.png", alone)).toBeNull();
});

test.each([
  ["PNG", "\x89PNG\r\n\x1a\n...", true],
  ["JPEG", "\xff\xd8\xff\xe0", true],
  ["GIF", "GIF89a", true],
  ["WebP", "RIFF....WEBPVP8 ", true],
  ["AVIF", "\0\0\0\x1cftypavif", true],
  ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'>", false],
  ["SVG behind a declaration", "<?xml version='1.0'?><svg>", false],
  ["HTML", "<!doctype html>", false],
  ["PDF", "%PDF-1.7", false],
  ["TIFF", "II*\0", false],
  ["a WAV file, also RIFF", "RIFF....WAVEfmt ", false],
  ["nothing", "", false],
])("%s is recognized by its signature", (_, text, isPicture) => {
  expect(hasImageSignature(Buffer.from(text, "latin1"))).toBe(isPicture);
});
