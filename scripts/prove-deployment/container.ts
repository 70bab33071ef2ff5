import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expected, type Figure } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import { startProgram } from "../shop/serve";
import { startReadOnly } from "./read-only";
import type { Shop } from "./shop";
import { walk } from "./walk";

/** Serves what docs/deploy/Dockerfile puts into its image, outside the checkout and its packages. */
export async function verifyContainer(shop: Shop): Promise<Figure[]> {
  mountSettings();
  await shop.build({ BUILD_OUTPUT: "standalone" });
  const folder = mkdtempSync(join(tmpdir(), "presetry-container-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  for (const [from, to] of [
    [".next/standalone", "."],
    [".next/static", ".next/static"],
    ["public", "public"],
  ] as const) {
    cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  const shopper = await step("Serve what a container holds", () =>
    startReadOnly(shop, { cwd: folder, args: [startProgram] }),
  );
  const figures = await walk(shopper, shop);
  await shopper.stop();
  const files = readdirSync(folder);
  return [
    ...figures,
    expected("Without the build's settings file", !files.some((name) => name.startsWith(".env"))),
  ];
}

/** Under the name that the Dockerfile uses: Next copies some settings files into a standalone build. */
function mountSettings() {
  const mount = /target=\/shop\/(\S+)/.exec(readFileSync("docs/deploy/Dockerfile", "utf8"));
  if (!mount?.[1]) throw new Error("docs/deploy/Dockerfile mounts no settings file.");
  const file = mount[1];
  if (existsSync(file)) return;
  writeFileSync(file, "PRESETRY_MOUNTED=yes\n");
  onExit(() => rmSync(file, { force: true }));
}
