import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { startTestServer } from "../../../e2e/support/test-database";
import { onExit } from "../../shared/cleanup";
import { dataFolder } from "../../shared/environment";
import { spawnManaged } from "../../shared/managed-process";
import { step } from "../../shared/progress.mjs";
import { waitForPage } from "../../shop/serve";
import type { Store } from "./store";

const version = "2.2.1";
const folder = resolve(dataFolder, "peers/evershop");
const installed = join(folder, "node_modules/@evershop/evershop");
const log = join(folder, "output.txt");

type Environment = Record<string, string>;

/** Starts a program of the folder; its output goes to the log. */
function start(command: string, args: string[], env: Environment = {}) {
  const child = spawnManaged(command, args, {
    cwd: folder,
    output: openSync(log, "a"),
    // Without NODE_OPTIONS, which are the shop's.
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  onExit(child.stop);
  return child;
}

async function run(command: string, args: string[], env?: Environment) {
  const code = await start(command, args, env).exited;
  if (code === 0) return;
  const output = readFileSync(log, "utf8").trim().split("\n").slice(-5).join(" ");
  throw new Error(`${command} ${args.join(" ")} failed: ${output}`);
}

const evershop = (...args: string[]) => [join(installed, "dist/bin/evershop.js"), ...args];

async function install() {
  const manifest = join(installed, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === version) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `{"private":true,"type":"module"}`);
  await run("npm", ["install", "--no-audit", "--no-fund", `@evershop/evershop@${version}`]);
}
