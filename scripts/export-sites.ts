/**
 * Writes every design as a customer gets it, with a sample license: `npm run export-sites
 * <folder> [company] [#primary,#secondary,#text1,#text2] [design,design…]`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { designs } from "../components/templates/registry";
import { zipStream } from "../lib/sites/delivery/zip";
import { sampleSite } from "./measure-exports/sample";
import { runCommand } from "./shared/cleanup";

await runCommand(async () => {
  const [folder, company, colors, wanted] = process.argv.slice(2);
  if (!folder) throw new Error("Name a folder: npm run export-sites /tmp/sites");
  const [primary = "", secondary = "", text01 = "", text02 = ""] = colors?.split(",") ?? [];
  const palette = colors ? { primary, secondary, text01, text02 } : undefined;
  await mkdir(folder, { recursive: true });
  for (const design of designs.filter((it) => wanted?.split(",").includes(it) ?? true)) {
    const site = await sampleSite(design, { company, palette });
    const archive = await new Response(zipStream(site)).arrayBuffer();
    await writeFile(join(folder, `${design.replace("/", "-")}.zip`), new Uint8Array(archive));
  }
  return 0;
});
