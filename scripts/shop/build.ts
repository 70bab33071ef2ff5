import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { writeScripts } from "../preview-scripts/bundle";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { catalogueDigest } from "./catalogue-digest";
import { sourceDigest } from "./source-digest";

export const nextProgram = "next/dist/bin/next";
const log = `${dataFolder}/build.log`;
/** Inside .next, so that removing or replacing the build removes it too. */
const stamp = ".next/presetry-build";

/** Builds the shop, unless sources, settings and presets are those of the last build. */
export async function buildShop(databaseUrl: string) {
  const wanted = `${sourceDigest()} ${await catalogueDigest(databaseUrl)}`;
  if (existsSync(".next/BUILD_ID") && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
    await step("Build the shop", () => "nothing changed since the last build", String);
    return;
  }
  await step("Build the shop", runBuild);
  writeFileSync(stamp, wanted);
}

export async function runBuild() {
  await writeScripts();
  mkdirSync(dataFolder, { recursive: true });
  const build = spawnManaged(process.execPath, [`node_modules/${nextProgram}`, "build"], {
    output: openSync(log, "w"),
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  onExit(build.stop);
  if ((await build.exited) !== 0) {
    throw new Error(`The build failed. Output:\n${readFileSync(log, "utf8")}`);
  }
}
