import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

const folder = "node_modules/@fontsource/bricolage-grotesque/files";

const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** The subsets of the font, each with its characters. The first match is used. */
export const parts = [
  ["latin", /[\0-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/u],
  ["vietnamese", /[\u1ea0-\u1ef9\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0]/u],
  ["latin-ext", /./u],
] as const;

/** Bytes of the header and of one entry of the table directory, in WOFF and in OpenType. */
const woffSize = { head: 44, entry: 20 };
const openTypeSize = { head: 12, entry: 16 };

const alignToFour = (size: number) => Math.ceil(size / 4) * 4;

/**
 * Unpacks a WOFF 1.0 file to the OpenType font in it. fontkit reads WOFF too, but inflates a table again
 * for every character.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offsetOut = openTypeSize.head + count * openTypeSize.entry;
  for (let table = 0; table < count; table++) {
    const from = woffSize.head + table * woffSize.entry;
    const [offset, stored, size] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at));
    if (offset === undefined || stored === undefined || size === undefined) break;
    const bytes = woff.subarray(offset, offset + stored);
    (stored < size ? inflateSync(bytes) : bytes).copy(font, offsetOut);
    const to = openTypeSize.head + table * openTypeSize.entry;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(offsetOut, to + 8);
    font.writeUInt32BE(size, to + 12);
    offsetOut += alignToFour(size);
  }
  return font;
}

function openFont(file: Buffer): Font {
  const font = create(file);
  if ("layout" in font) return font;
  throw new Error("This file is a collection of fonts.");
}

async function load() {
  const names = Object.entries(weights).flatMap(([name, weight]) =>
    parts.map(([part]) => ({ name: `${name} ${part}`, file: `${part}-${weight}` })),
  );
  return Promise.all(
    names.map(async ({ name, file }) => {
      const path = join(process.cwd(), folder, `bricolage-grotesque-${file}-normal.woff`);
      return { name, font: openFont(unpackWoff(await readFile(path))) };
    }),
  );
}

let loading: ReturnType<typeof load> | undefined;

/** Each subset of the font in each weight, loaded once per process. */
export function typeface() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
