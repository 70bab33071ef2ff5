import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { faultTestTimeout, printResult, scaled } from "@/e2e/support/fault-test";
import { addSite, publishFiles, textFile } from "@/e2e/support/sites";
import { restoreVersion } from "@/lib/sites/commands/change";
import {
  createServerHosting,
  createServerVisits,
  createSiteServer,
} from "@/lib/sites/hosting/server";
import { shopHost } from "@/lib/sites/targets/shop-host";

const changes = Math.min(60, scaled(6));
const perSecond = 200;
const readers = 20;

/** A site whose files all say the same: those that its page names, and the one that its styles name. */
const filesOf = (text: string) => [
  textFile(
    "index.html",
    `<link rel="stylesheet" href="styles.css"><script src="page.js"></script><h1>${text}</h1>`,
  ),
  textFile("styles.css", `/* ${text} */ h1 { background: url("images/back.webp") }`),
  textFile("page.js", `// ${text}`),
  textFile("images/back.webp", text),
];

/** One instance of the shop, which knows nothing of what another keeps in memory. */
async function startInstance(): Promise<string> {
  const answer = createSiteServer(createServerHosting(), createServerVisits());
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const version = /First|Version \d+/;
const references = /(?:href|src)="([^"]+)"|url\("([^"]+)"\)/g;

/** A reader with an empty cache behind two instances that take turns. */
function createReader(instances: readonly string[], site: string) {
  let asked = 0;
  async function get(path: string) {
    const instance = instances[asked++ % instances.length];
    const response = await fetch(`${instance}/sites/${site}/${path}`, { redirect: "error" });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}.`);
    return { text, says: version.exec(text)?.[0] ?? text };
  }

  /** Loads a file and all that it names, but for pages of the shop; returns what everything says. */
  async function load(path: string): Promise<string> {
    const { text, says } = await get(path);
    const named = [...text.matchAll(references)].map(
      ([, page = "", styles = ""]) => page || styles,
    );
    const own = named.filter((file) => !file.startsWith("https:"));
    for (const said of await Promise.all(own.map(load))) {
      if (said !== says) throw new Error(`${path} says ${says}, a file that it names ${said}.`);
    }
    return says;
  }
  return { load, countAsked: () => asked };
}

/** @requirement Sites: A reader gets one version, whole, whatever happens to the site meanwhile */
test("a reader who reloads 200 times a second during publications and rollbacks sees old or new, never half", {
  timeout: 2 * faultTestTimeout,
}, async () => {
  const site = await addSite();
  const instances = [await startInstance(), await startInstance()];
  const { load, countAsked } = createReader(instances, site.name);
  /** What the site has said, the newest last; both instances have answered with `settled`. */
  const said = ["First"];
  let settled = 0;
  let isOver = false;
  let reloads = 0;
  const seen = new Set<string>();
  const problems: string[] = [];

  async function reload() {
    const from = settled;
    try {
      const text = await load("index.html");
      seen.add(text);
      if (!said.slice(from).includes(text)) problems.push(`${text} after ${said[from]}`);
    } catch (error) {
      problems.push(String(error));
    }
    reloads += 1;
  }
  async function readOn() {
    while (!isOver) await Promise.all([reload(), sleep((1_000 * readers) / perSecond)]);
  }

  const start = performance.now();
  const reading = Array.from({ length: readers }, readOn);
  const waits: number[] = [];
  for (let change = 1; change <= changes; change++) {
    const isRollback = change % 2 === 0;
    // Never what is online now.
    const back = Math.max(0, change - 3);
    const text = (isRollback ? said[back] : undefined) ?? `Version ${change}`;
    said.push(text);
    const begun = performance.now();
    if (isRollback) await restoreVersion(site.owner.id, site, back + 1, shopHost);
    else await publishFiles(site, filesOf(text));
    for (const instance of instances) {
      const own = createReader([instance], site.name);
      await vi.waitFor(async () => expect(await own.load("index.html")).toBe(text), {
        timeout: faultTestTimeout,
        interval: 20,
      });
    }
    settled = said.length - 1;
    if (isRollback) waits.push(performance.now() - begun);
  }
  isOver = true;
  await Promise.all(reading);
  const rate = Math.round((reloads * 1_000) / (performance.now() - start));

  expect(problems).toEqual([]);
  expect(seen).toEqual(new Set(said));
  printResult(
    `${changes} changes`,
    `${reloads} reloads, ${rate} a second, of ${countAsked()} files; the slowest rollback was seen by both instances after ${Math.round(Math.max(...waits))} ms`,
  );
});
