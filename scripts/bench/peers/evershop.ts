import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { startTestServer } from "../../../e2e/support/test-database";
import { onExit } from "../../shared/cleanup";
import { dataFolder } from "../../shared/environment";
import { spawnManaged } from "../../shared/managed-process";
import { step } from "../../shared/progress.mjs";
import { waitForPage } from "../../shop/serve";
import type { Store } from "./store";

const name = "EverShop";
const version = "2.2.1";
/** A package that EverShop imports but does not list as a dependency. */
const undeclared = "concat-stream@2.0.0";
const folder = resolve(dataFolder, "peers/evershop");
const installed = join(folder, "node_modules/@evershop/evershop");
const seeds = join(installed, "dist/bin/seed/data");
const log = join(folder, "output.txt");

/** An address of its demo data. */
const category = "/accessories";
const product = "ceramic-coffee-cup-white";

type Environment = Record<string, string>;

/** Starts a command in its folder, without the NODE_OPTIONS of the shop. */
function start(command: string, args: string[], env: Environment = {}) {
  const child = spawnManaged(command, args, {
    cwd: folder,
    output: openSync(log, "a"),
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  onExit(child.stop);
  return child;
}

async function run(command: string, args: string[], env?: Environment) {
  if ((await start(command, args, env).exited) === 0) return;
  const lines = readFileSync(log, "utf8").trim().split("\n");
  throw new Error(`${command} ${args.join(" ")} failed: ${lines.slice(-5).join(" ")}`);
}

const program = join(installed, "dist/bin/evershop.js");
const evershop = (env: Environment, ...args: string[]) =>
  run(process.execPath, [program, ...args], env);

/** Kept in the data folder: half a gigabyte. */
async function install() {
  const manifest = join(installed, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === version)
    return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `{"private":true,"type":"module"}`);
  await run("npm", [
    "install",
    "--no-audit",
    "--no-fund",
    `@evershop/evershop@${version}`,
    undeclared,
  ]);
}

/**
 * The pictures of EverShop's demo data are on another host: they are replaced by the shop's
 * pictures, so that both shops show the same ones.
 */
function replacePictures(shop: string) {
  const pictures = readdirSync("public/presets").map((preset) => `${preset}/1.webp`);
  let used = 0;
  for (const file of readdirSync(seeds)) {
    const path = join(seeds, file);
    const text = readFileSync(path, "utf8").replace(
      /https?:\/\/[^"\s]+\.(?:jpg|png|webp)/g,
      () => `${shop}/presets/${pictures[used++ % pictures.length]}`,
    );
    writeFileSync(path, text);
  }
}

/**
 * All requests come from one IP address, as they do for this shop, whose limits are raised as well.
 */
function raiseRateLimits() {
  const file = join(installed, "dist/modules/base/services/rateLimit.js");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/limit: \d+/g, "limit: 1e9"));
}

const environmentOf = (database: URL, port: number): Environment => ({
  DB_HOST: database.hostname,
  DB_PORT: database.port,
  DB_NAME: database.pathname.slice(1),
  DB_USER: database.username,
  DB_PASSWORD: decodeURIComponent(database.password),
  DB_SSLMODE: "disable",
  PORT: String(port),
  NODE_ENV: "production",
});

/** Installs EverShop from npm, builds it and serves its demo data from a PostgreSQL of its own. */
export async function serveEverShop(shop: string): Promise<Store> {
  await step(`Install ${name} ${version}`, install);
  replacePictures(shop);
  raiseRateLimits();
  const database = await startTestServer();
  onExit(database.stop);
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const env = environmentOf(new URL(database.url), port);
  if (!existsSync(join(folder, ".evershop/build"))) {
    await step(`Build ${name}`, () => evershop(env, "build"));
  }
  const server = start(process.execPath, [program, "start"], env);
  await step(`Start ${name}`, () => waitForPage(server, url, 120_000));
  await step(`Seed ${name}`, () => evershop(env, "seed", "--all"));
  await waitForPage(server, url + category);
  const listing = await (await fetch(url + category)).text();
  const [, path] = listing.match(new RegExp(`href="([^"]*${product}[^"]*)"`)) ?? [];
  if (!path) throw new Error(`${name} does not list ${product} on ${category}.`);
  return {
    name: `${name} ${version}`,
    pages: { home: url, listing: url + category, product: new URL(path, url).href },
  };
}
