import { setTimeout as sleep } from "node:timers/promises";
import { summarizeLog } from "./outage-drill/log-summary";
import { type Dependency, startShop } from "./outage-drill/shop";
import { startTraffic } from "./outage-drill/traffic";
import { runCommand } from "./shared/cleanup";
import { bold } from "./shared/progress.mjs";

/** `npm run outage-drill`: stops each dependency under light traffic; prints responses, readiness, log and recovery time. */

const outageMs = 6_000;
const recoveryMs = 90_000;

/** A failed email is retried after a minute; the other dependencies are used again by the next request. */
async function waitUntilRecovered(hasRecovered: () => Promise<boolean>) {
  const start = Date.now();
  while (Date.now() - start < recoveryMs) {
    if (await hasRecovered()) return `${((Date.now() - start) / 1000).toFixed(1)} s`;
    await sleep(250);
  }
  throw new Error(`No recovery within ${recoveryMs / 1000} s.`);
}

await runCommand(async () => {
  const shop = await startShop();
  const traffic = await startTraffic(shop.url, shop.customer);
  const isAll2xx = (counts: Record<string, Record<string, number>>) =>
    Object.values(counts).every((one) => Object.keys(one).every((status) => status < "300"));
  const once = () => traffic.run(() => true);
  console.log("\nBefore:", JSON.stringify(await once()), JSON.stringify(await traffic.ready()));

  const hasUnsentEmail = async () => {
    const { oldestUnsentEmailSeconds } = JSON.parse((await traffic.ready()).body);
    return oldestUnsentEmailSeconds > 0;
  };
  const hasRecovered = async (name: Dependency["name"]) => {
    if (name !== "email") return isAll2xx(await once());
    await traffic.runJobs();
    return !(await hasUnsentEmail());
  };

  for (const { name, stop, restart } of shop.dependencies) {
    traffic.nextPreset();
    const logOffset = shop.readLog().length;
    const end = Date.now() + outageMs;
    await stop();
    console.log(`\n${bold(`${name} is stopped`)}`);
    const counts = await traffic.run(() => Date.now() > end);
    for (const [request, statuses] of Object.entries(counts)) {
      console.log(`  ${request}: ${JSON.stringify(statuses)}`);
    }
    console.log(`  /api/ready: ${JSON.stringify(await traffic.ready())}`);
    await restart();
    const recoveryTime = await waitUntilRecovered(() => hasRecovered(name));
    console.log(
      `  recovered ${recoveryTime} after the restart of ${name}: ${JSON.stringify(await traffic.ready())}`,
    );
    console.log(`  log:\n${summarizeLog(shop.readLog().slice(logOffset))}`);
  }
  return 0;
});
