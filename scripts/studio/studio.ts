import { mkdirSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Picture } from "./kit/stage";

/** Renders the three.js scenes in a headless Chromium and writes them as WebP: see README.md. */
const here = import.meta.dirname;
const {
  values: { draft, out, samples },
  positionals: [onlyTemplate, onlyPicture],
} = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    samples: { type: "string", default: "0" },
    out: { type: "string" },
  },
});

const templates = readdirSync(`${here}/scenes`)
  .map((file) => basename(file, ".ts"))
  .filter((name) => !onlyTemplate || name === onlyTemplate);

async function bundle(template: string): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { scenes } from "./scenes/${template}"; import { render } from "./kit/stage";
        window.pictures = Object.keys(scenes);
        window.shoot = (name, draft, samples) => render({ ...scenes[name], ...(samples ? { samples } : {}) }, draft);`,
      resolveDir: here,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Lowers the quality until the file fits its budget. */
async function encode(picture: Picture, file: string): Promise<number> {
  const { width, height, transparent } = picture;
  const budget = (transparent ? 45 : 120) * 1024;
  const raw = Buffer.from(picture.pixels, "base64");
  let data = Buffer.alloc(0);
  for (const quality of [86, 82, 78, 72, 66, 58, 50]) {
    data = await sharp(raw, { raw: { width, height, channels: 4 } })
      .webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
      .toBuffer();
    if (data.length <= budget) break;
  }
  await sharp(data).toFile(`${file}.webp`);
  if (out) {
    const paper = { background: "#e9e7e2" };
    await sharp(data).flatten(paper).png().toFile(`${file}.png`);
  }
  return data.length;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
  ],
});
const failures: string[] = [];
for (const template of templates) {
  const folder = resolve(out ?? `${here}/../../public/templates/${template}`);
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  page.on("pageerror", (error) => console.error(error));
  await page.setContent("<!doctype html><title>Studio</title>");
  await page.addScriptTag({ content: await bundle(template) });
  const names = await page.evaluate<string[]>("window.pictures");
  for (const name of names) {
    if (onlyPicture && !new RegExp(`^(${onlyPicture})$`).test(name)) continue;
    const start = Date.now();
    try {
      const picture = await page.evaluate<Picture>(
        `window.shoot(${JSON.stringify(name)}, ${draft}, ${Number(samples)})`,
      );
      const bytes = await encode(picture, `${folder}/${name}`);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`${template}/${name} ${picture.width}x${picture.height} ${bytes} B ${seconds} s`);
    } catch (error) {
      failures.push(`${template}/${name}`);
      console.error(`${template}/${name}`, error);
    }
  }
  await page.close();
}
await browser.close();
if (failures.length > 0) process.exitCode = 1;
