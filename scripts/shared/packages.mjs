import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { step } from "./progress.mjs";

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * The first difference between node_modules and package-lock.json, or undefined. Compares npm's record of
 * installed packages, because file dates change with every git checkout.
 */
export function packagesProblem() {
  if (!existsSync("node_modules/.package-lock.json")) return "Packages are not installed.";
  const installed = readJson("node_modules/.package-lock.json").packages;
  const wanted = readJson("package-lock.json").packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === "") continue;
    const found = installed[path];
    if (!found && !entry.optional && !entry.devOptional && !entry.peer)
      return `${path} is missing.`;
    if (found && found.version !== entry.version)
      return `${path} is ${found.version}, package-lock.json says ${entry.version}.`;
  }
  return unpatched();
}

/** The first file that lacks a line added by its patch. */
function unpatched() {
  for (const name of existsSync("patches") ? readdirSync("patches") : []) {
    if (!name.endsWith(".patch")) continue;
    let file = "";
    for (const line of readFileSync(`patches/${name}`, "utf8").split("\n")) {
      if (line.startsWith("+++ b/")) {
        file = line.slice(6);
        if (!existsSync(file)) return `${file} is missing, patches/${name} changes it.`;
      } else if (line.startsWith("+") && !readFileSync(file, "utf8").includes(line.slice(1))) {
        return `${file} lacks patches/${name}.`;
      }
    }
  }
}

/** Installs what package-lock.json and patches/ say. */
export async function installPackages() {
  await step("Install packages", async () => {
    const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    try {
      await run(["ci", ...flags]);
    } catch (error) {
      if (!missesOptionalOnly(error)) throw error;
      await installKeepingLock(flags);
    }
  });
  if (unpatched()) await step("Apply patches", () => run(["exec", "--", "patch-package"]));
  const problem = packagesProblem();
  if (problem) throw new Error(`After installing, still: ${problem}`);
}

/**
 * npm 11 and 12 refuse a lock file when the registry does not offer every optional package for other
 * systems (npm/cli#9846): it then misses packages without a version. `npm install` takes the same
 * versions and has no such objection.
 * @param {unknown} error
 */
function missesOptionalOnly(error) {
  const complaints = String(error).match(/(Missing|Invalid): .*/g) ?? [];
  return complaints.length > 0 && complaints.every((line) => /^Missing: \S+@ from lock/.test(line));
}

/** @param {string[]} flags */
async function installKeepingLock(flags) {
  const lock = readFileSync("package-lock.json");
  try {
    await run(["install", ...flags]);
  } finally {
    writeFileSync("package-lock.json", lock);
  }
}

/** @param {string[]} args */
async function run(args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...first, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const stop = () => child.kill();
  process.once("SIGTERM", stop).once("SIGINT", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (code !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${output}`);
}
