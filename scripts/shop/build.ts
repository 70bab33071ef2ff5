import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { onEnd } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { catalogueDigest } from "./catalogue-digest";
import { sourceDigest } from "./source-digest";

export const nextProgram = "next/dist/bin/next";
const log = `${dataFolder}/build.log`;
/** Lies inside the build, so that whatever replaces or removes the build takes it along. */
const stamp = ".next/presetry-build";

/** Builds the shop, unless the last build is of these very sources, settings and presets. */
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
  mkdirSync(dataFolder, { recursive: true });
  const build = spawnManaged(process.execPath, [`node_modules/${nextProgram}`, "build"], {
    output: openSync(log, "w"),
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  onEnd(build.stop);
  if ((await build.exited) !== 0) {
    throw new Error(`The build failed. It said:\n${readFileSync(log, "utf8")}`);
  }
}
