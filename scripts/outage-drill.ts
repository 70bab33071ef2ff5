import { setTimeout as sleep } from "node:timers/promises";
import { summarizeLog } from "./outage-drill/log-summary";
import { type Dependency, startShop } from "./outage-drill/shop";
import { startTraffic } from "./outage-drill/traffic";
import { runCommand } from "./process/cleanup";
import { bold } from "./process/steps.mjs";

/** `npm run outage-drill`: takes each dependency away under a little traffic and prints what is seen. */

const outageMs = 6_000;
const recoveryMs = 90_000;

/** A mail that failed is tried again after a minute; the others are back as soon as they are asked. */
async function waitUntilRecovered(hasRecovered: () => Promise<boolean>) {
  const start = Date.now();
  while (Date.now() - start < recoveryMs) {
    if (await hasRecovered()) return `${((Date.now() - start) / 1000).toFixed(1)} s`;
    await sleep(250);
  }
  throw new Error(`There was no recovery within ${recoveryMs / 1000} s.`);
}

await runCommand(async () => {
  const shop = await startShop();
  const traffic = await startTraffic(shop.url, shop.customer);
  const all2xx = (counts: Record<string, Record<string, number>>) =>
    Object.values(counts).every((one) => Object.keys(one).every((status) => status < "300"));
  const once = () => traffic.run(() => true);
  console.log("\nBefore:", JSON.stringify(await once()), JSON.stringify(await traffic.ready()));

  const unsentMails = async () => {
    const { oldestUnsentMailSeconds } = JSON.parse((await traffic.ready()).body);
    return oldestUnsentMailSeconds as number;
  };
  const hasRecovered = async (name: Dependency["name"]) => {
    if (name !== "mail") return all2xx(await once());
    await traffic.runJobs();
    return (await unsentMails()) === 0;
  };

  for (const { name, kill, restart } of shop.dependencies) {
    traffic.chooseAnother();
    const logged = shop.readLog().length;
    const end = Date.now() + outageMs;
    await kill();
    console.log(`\n${bold(`${name} is killed`)}`);
    const counts = await traffic.run(() => Date.now() > end);
    for (const [what, statuses] of Object.entries(counts)) {
      console.log(`  ${what}: ${JSON.stringify(statuses)}`);
    }
    console.log(`  /api/ready: ${JSON.stringify(await traffic.ready())}`);
    await restart();
    const after = await waitUntilRecovered(() => hasRecovered(name));
    console.log(
      `  recovered ${after} after ${name} was back: ${JSON.stringify(await traffic.ready())}`,
    );
    console.log(`  log:\n${summarizeLog(shop.readLog().slice(logged))}`);
  }
  return 0;
});
