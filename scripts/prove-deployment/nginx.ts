import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { siteOrigin } from "@/lib/sites/address";
import { addSite, publishFiles } from "../../e2e/support/sites";
import {
  atLeast,
  atMost,
  expected,
  type Figure,
  forInformation,
  milliseconds,
} from "../bench/figures";
import { median } from "../bench/statistics";
import { sampleSite } from "../measure-exports/sample";
import { step } from "../shared/progress.mjs";
import { startCaddy, tellClientsApart } from "./caddy";
import { changePrice, seesPrice, timeUntil } from "./change";
import { createClient } from "./domains/client";
import { type Instance, signInAdmin, startInstance } from "./instance";
import { lookAsCustomer } from "./nginx/customer";
import { type Front, startNginx } from "./nginx/front";
import { requireProgram, runTool, startTool } from "./programs";
import type { Shop } from "./shop";

/** docs/deploy/nginx.conf in front of the shop. */
export async function verifyNginx(shop: Shop): Promise<Figure[]> {
  requireProgram("nginx");
  requireProgram("wrk");
  requireProgram("caddy");
  await shop.build();
  const bare = await startInstance("behind-nginx", { TRUSTED_PROXIES: "1" });
  const front = await startNginx([new URL(bare.url).port]);
  const token = await signInAdmin(bare, shop);
  try {
    return [
      ...(await step("Change, and look through nginx", () => changes(bare, front, token))),
      ...(await step("Look for a customer's data", () =>
        lookAsCustomer(front, shop, front.cacheFolder),
      )),
      ...(await step("Tell two clients apart, with Caddy in front", () => behindTls(front))),
      ...(await step("Ask for random codes", () => limits(front))),
      ...(await step("Measure throughput", () => throughput(bare, front))),
    ];
  } finally {
    await bare.stop();
  }
}

/** Pages with the second preset. */
const looks = ["/detail/2", "/shop", "/api/preset/2"];

async function changes(bare: Instance, front: Instance, token: string): Promise<Figure[]> {
  const quiet = await seeChanges(bare, front, token);
  const load = startLoad(front, "/detail/2", 15);
  const busy = await seeChanges(bare, front, token);
  await load;
  return [
    atMost(
      `Slowest of ${quiet.length} changes to be seen through nginx`,
      1_000,
      Math.max(...quiet),
      milliseconds,
    ),
    atMost(`The same while nginx serves as fast as it can`, 1_000, Math.max(...busy), milliseconds),
  ];
}

async function seeChanges(bare: Instance, front: Instance, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    // At another moment of the half second each time.
    await sleep(137);
    for (const path of looks) await front.text(path);
    const price = await changePrice(bare, token, 2);
    const seen = await Promise.all(
      looks.map((path) => timeUntil(() => seesPrice(front, path, price))),
    );
    times.push(...seen);
  }
  return times;
}

const startLoad = (front: Instance, path: string, seconds: number) =>
  new Promise<void>((resolve) => {
    const load = startTool("wrk", wrkArguments(front, path, seconds, "identity"));
    load.exited.finally(() => resolve()).catch(() => {});
  });

/** An address of a site names its host, which programs do not find below localhost. */
function wrkArguments({ url }: Instance, address: string, seconds: number, encoding: string) {
  const { host, pathname } = new URL(address, url);
  return [
    "--threads=1",
    "--timeout=10s",
    "--connections=64",
    `--duration=${seconds}s`,
    `--header=Accept-Encoding: ${encoding}`,
    `--header=Host: ${host}`,
    new URL(pathname, url).href,
  ];
}

/** docs/deploy/Caddyfile in front of nginx. */
async function behindTls(front: Front): Promise<Figure[]> {
  const ports = { http: await getPort(), https: await getPort() };
  const { root } = await startCaddy(new URL(front.url).port, ports);
  return tellClientsApart(createClient(ports, [root]));
}

/** More requests at once than nginx passes on; the shop gets the others. */
async function limits(front: Instance): Promise<Figure[]> {
  const asked = Array.from({ length: 100 }, (_, n) => front.get(`/license/unknown-${n}`));
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  const retries = refused.map(({ headers }) => headers.get("retry-after"));
  const page = await front.get("/license");
  return [
    expected("Most of 100 random codes at once are refused", refused.length > 50),
    expected(
      "and are told when to ask again, once",
      retries.every((it) => /^\d+$/.test(it ?? "")),
    ),
    expected("Other pages are shown", page.status === 200),
  ];
}

const leastRatio = 15;
const rounds = 3;
const seconds = 5;

async function throughput(bare: Instance, front: Instance): Promise<Figure[]> {
  const site = await publishSample();
  // The simplest page that the shop does not keep as bytes itself.
  const figures = [...["/shop", "/detail/1"], site].map((path) => {
    const what = `${path === site ? "A hosted page" : path} through nginx : /about from the shop alone`;
    return compare(what, [front, path], [bare, "/about"]);
  });
  const packed = measure(front, "/shop", "gzip").toLocaleString("en");
  return [...figures, forInformation("/shop through nginx, compressed", `${packed} a second`)];
}

/** The address of a published site with a template's files. */
async function publishSample(): Promise<string> {
  const site = await addSite();
  await publishFiles(site, await sampleSite("corporate"));
  return `${siteOrigin({ name: site.name, domain: null })}/`;
}

/** The median of a few rounds, which take turns. */
function compare(what: string, front: [Instance, string], bare: [Instance, string]): Figure {
  const rates = Array.from({ length: rounds }, () => ({
    bare: measure(...bare),
    front: measure(...front),
  }));
  const figure = atLeast(what, leastRatio, median(rates.map((it) => it.front / it.bare)), (value) =>
    value.toFixed(1),
  );
  const shown = (pick: (it: { bare: number; front: number }) => number) =>
    Math.round(median(rates.map(pick))).toLocaleString("en");
  return {
    ...figure,
    measured: `${figure.measured} (${shown((it) => it.front)} : ${shown((it) => it.bare)} a second)`,
  };
}

/** Requests per second; throws when one fails. */
function measure(instance: Instance, path: string, encoding = "identity"): number {
  const said = runTool("wrk", wrkArguments(instance, path, seconds, encoding));
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${path} under load:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
