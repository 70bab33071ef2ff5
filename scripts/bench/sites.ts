import { step } from "../shared/progress.mjs";
import { Customer } from "./customer";
import { approve } from "./customers";
import { atLeast, atMost, type Figure, milliseconds, ratio } from "./figures";
import { measurePageLoads } from "./page-loads";
import { readSite } from "./read-site";
import { type Load, measureThroughput } from "./throughput";

/** A template without a form: a form would require a verified email address. */
const template = "Corporate";
const times = 10;
const deployment = 65;
const publishGoalMs = 5_000;
const restoreGoalMs = 2_000;
const leastRatio = 2;
const leastCounted = 0.95;

/** Requests without a name of a browser or program do not count. */
const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Milliseconds until the page contains this text. */
async function untilItSays(address: string, text: string, start: number): Promise<number> {
  for (;;) {
    if ((await readSite(address)).includes(text)) return performance.now() - start;
    if (performance.now() - start > 30_000) throw new Error(`${address} never says ${text}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * How soon visitors see a publication and a rollback, and how many requests per second a site
 * answers beside a page.
 */
export async function measureSites(url: string, load: Load): Promise<Figure[]> {
  const customer = new Customer(url, "bench-site@example.com");
  const { license, address } = await step("Publish a site", async () => {
    await customer.register();
    await customer.logIn();
    const listed = await fetch(`${url}/api/preset?quantity=100`);
    const presets = (await listed.json()) as { id: number; name: string; price: number }[];
    const preset = presets.find(({ name }) => name === template);
    if (!preset) throw new Error(`${template} is not on sale.`);
    const orderId = await customer.order(preset, { deployment });
    await approve(orderId);
    await customer.returnFromPaypal(orderId);
    return customer.readSite();
  });
  const published: number[] = [];
  const restored: number[] = [];
  await step(`Publish and restore it ${times} times`, async () => {
    for (let count = 1; count <= times; count++) {
      const name = `Company ${String.fromCharCode(64 + count)}`;
      await customer.rename(name);
      const start = performance.now();
      await customer.publish(license);
      published.push(await untilItSays(address, name, start));
      await customer.readSite();
      // Each restored version is a version, too: the first says "Acme".
      const back = performance.now();
      await customer.restore(license, 1);
      restored.push(await untilItSays(address, "Acme", back));
    }
  });
  const { host: Host, pathname: path } = new URL(address);
  const page = { path, headers: { Host } };
  // The same request but for the name of one header, so that only the counting differs.
  const unnamed = { path, headers: { Host, "Else-Agent": browser } };
  const visit = { path, headers: { Host, "User-Agent": browser } };
  const [, site, uncounted, visited] = await measureThroughput(
    "Ask for it",
    url,
    ["/about", page, unnamed, visit],
    load,
  );
  const loads = await measurePageLoads(customer, { license, address });
  const most = (all: number[]) => Math.max(...all);
  return [
    atMost("Publish to online, the slowest of 10", publishGoalMs, most(published), milliseconds),
    atMost("Restore to online, the slowest of 10", restoreGoalMs, most(restored), milliseconds),
    {
      ...atLeast("A hosted page : /about", leastRatio, site?.ratio ?? 0, ratio),
      measured: `${ratio(site?.ratio ?? 0)} (${Math.round(site?.perSecond ?? 0)} a second)`,
    },
    atLeast(
      "A visit that is counted : one that is not",
      leastCounted,
      (visited?.perSecond ?? 0) / (uncounted?.perSecond ?? 1),
      ratio,
    ),
    ...loads,
  ];
}
