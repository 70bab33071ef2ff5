/**
 * Reduces the shop's fonts to the characters and weights that its pages need: `npm run fonts`. Each
 * file of `components/layout/fonts.ts` gets the characters of its range. A small file of each
 * family is preloaded; browsers load the other file only on pages that need one of its characters.
 * Writes components/layout/font-files.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { step } from "./shared/progress.mjs";

const folder = "components/layout/font-files";

const families = {
  heading: { source: "bricolage-grotesque", wght: 650 },
  body: { source: "instrument-sans", wght: { min: 400, max: 700 } },
  code: { source: "geist-mono", wght: { min: 400, max: 500 } },
} as const;

const isFamily = (name: string): name is keyof typeof families => Object.hasOwn(families, name);

/** The characters of a value of `unicode-range`. */
function charactersIn(ranges: string): string {
  const points = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [from, to ?? from].map((point) => Number.parseInt(point ?? "", 16));
    return Array.from(
      { length: (last ?? 0) - (first ?? 0) + 1 },
      (_, index) => (first ?? 0) + index,
    );
  });
  return String.fromCodePoint(...points);
}

const declared = await readFile("components/layout/fonts.ts", "utf8");
await mkdir(folder, { recursive: true });
for (const [, file = "", ranges = ""] of declared.matchAll(
  /font-files\/([\w-]+)\.woff2"[\s\S]*?value:\s*"([^"]+)"/g,
)) {
  const [family = "", ...rest] = file.split("-");
  const subset = rest.includes("ext") ? "latin-ext" : "latin";
  if (!isFamily(family)) throw new Error(`${file} belongs to no family.`);
  const { source, wght } = families[family];
  await step(`Cut ${file}`, async () => {
    const files = join("node_modules/@fontsource-variable", source, "files");
    const font = await readFile(join(files, `${source}-${subset}-wght-normal.woff2`));
    const options = { targetFormat: "woff2", variationAxes: { wght } } as const;
    const cut = await subsetFont(font, charactersIn(ranges), options);
    await writeFile(join(folder, `${file}.woff2`), cut);
  });
}
for (const [family, { source }] of Object.entries(families)) {
  const license = join("node_modules/@fontsource-variable", source, "LICENSE");
  await copyFile(license, join(folder, `LICENSE-${family}.txt`));
}
