import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { atMost, expected, type Figure, forInformation, milliseconds } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { changePrice, seesPrice } from "./change";
import { type Instance, instanceAt, signInAdmin, untilListening } from "./instance";
import { startAws } from "./opennext/aws";
import { logFile, type Shop } from "./shop";
import { nobody } from "./user";
import { walk } from "./walk";

/** Packages that the shop does not depend on: they are installed for this command only. */
const packages = ["@opennextjs/aws@4.1.12", "dynalite@4.0.0", "s3rver@3.7.1"];
const tools = `${dataFolder}/opennext`;
const output = ".open-next";

/** The shop as built by OpenNext for AWS: two instances of its function, S3, DynamoDB, PostgreSQL. */
export async function verifyOpenNext(shop: Shop): Promise<Figure[]> {
  await step("Install OpenNext", install);
  await shop.build({}, buildForAws);
  const settings = await startAws(tools, `${output}/cache`);
  const one = await startFunction(settings);
  const other = await startFunction(settings);
  try {
    return [
      ...(await walk(one, shop)),
      expected("Scripts and styles of a page are among the assets", await hasAssets(one)),
      ...(await changesAreSeen(one, other, await signInAdmin(one, shop))),
      forInformation("Cold start until it listens", milliseconds(one.cold)),
    ];
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

/** Peer dependencies are left out, because the build has to use the shop's own Next. */
const install = () =>
  run("npm", ["install", "--prefix", tools, "--legacy-peer-deps", "--ignore-scripts", ...packages]);

const buildForAws = () =>
  run(process.execPath, [
    `${tools}/node_modules/@opennextjs/aws/dist/index.js`,
    "build",
    "--config-path",
    "docs/deploy/open-next.config.ts",
  ]);

async function run(command: string, args: string[]) {
  const log = openSync(logFile("opennext"), "a");
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawnManaged(command, args, { output: log, env });
  onExit(child.stop);
  if ((await child.exited) !== 0) throw new Error(`It failed: see ${logFile("opennext")}.`);
}

/** Runs in a process and a folder of its own, as a user who cannot write to that folder. */
async function startFunction(settings: NodeJS.Dict<string>): Promise<Instance & { cold: number }> {
  const folder = mkdtempSync(join(tmpdir(), "presetry-opennext-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${output}/server-functions/default`, folder, { recursive: true, verbatimSymlinks: true });
  cpSync("scripts/prove-deployment/opennext/lambda.mjs", join(folder, "lambda.mjs"));
  spawnSync("chmod", ["-R", "a+rX,go-w", folder]);
  const port = await getPort();
  const start = performance.now();
  const child = spawnManaged(process.execPath, ["lambda.mjs"], {
    cwd: folder,
    output: openSync(logFile("opennext"), "a"),
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: "production",
      PORT: String(port),
      TRUSTED_PROXIES: "1",
    },
    ...nobody(),
  });
  onExit(child.stop);
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url);
  return { ...instanceAt(url, child.stop), cold: performance.now() - start };
}

/** CloudFront requests these from S3, not from the function. */
async function hasAssets(shopper: Instance): Promise<boolean> {
  const page = await shopper.text("/shop");
  const files = [...page.matchAll(/"\/(_next\/static\/[^"?\\]+)/g)].map(([, file]) => file ?? "");
  return files.length > 0 && files.every((file) => existsSync(`${output}/assets/${file}`));
}

const rounds = 30;

async function changesAreSeen(one: Instance, other: Instance, token: string): Promise<Figure[]> {
  const unseen = new Map(["/detail/2", "/shop", "/api/preset/2"].map((path) => [path, 0]));
  for (let round = 0; round < rounds; round++) {
    const [writer, reader] = round % 2 ? [one, other] : [other, one];
    const price = await changePrice(writer, token, 2);
    for (const [path, count] of unseen) {
      if (!(await seesPrice(reader, path, price))) unseen.set(path, count + 1);
    }
  }
  return [...unseen].map(([path, count]) =>
    atMost(`Of ${rounds} changes, not seen at ${path} at once through the other`, 0, count, String),
  );
}
