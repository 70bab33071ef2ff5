import { setTimeout as sleep } from "node:timers/promises";
import { atLeast, atMost, type Figure, forInformation, milliseconds } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { changePrice } from "./change";
import { type Instance, signInAdmin, startInstance } from "./instance";
import { type Front, startNginx } from "./nginx/front";
import { requireProgram } from "./programs";
import { startRedis } from "./redis";
import type { Shop } from "./shop";

const requestsPerSecond = 20;
const restarts = 4;

/** Two instances behind docs/deploy/nginx.conf, restarted in turn while requests arrive. */
export async function verifyRollingRestart(shop: Shop): Promise<Figure[]> {
  requireProgram("nginx");
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url, TRUSTED_PROXIES: "1" };
  await shop.build(settings);
  const instances = [
    await startInstance("rolling-one", settings),
    await startInstance("rolling-other", settings),
  ];
  const front = await startNginx(instances.map(portOf));
  const token = await signInAdmin(front, shop);
  try {
    return await step(`Restart ${restarts} times under load`, async () => {
      const load = startRequests(front, token);
      const stops: number[] = [];
      for (let restart = 0; restart < restarts; restart++) {
        const turn = restart % instances.length;
        const [old] = instances.slice(turn);
        if (!old) break;
        await sleep(2_000);
        const start = performance.now();
        await old.stop();
        stops.push(performance.now() - start);
        instances[turn] = await startInstance(`rolling-${restart}`, settings, Number(portOf(old)));
      }
      await sleep(2_000);
      const { failures, times } = await load.end();
      for (const failure of failures.slice(0, 10)) console.error(failure);
      return [
        atMost(`Failed of ${times.length} requests`, 0, failures.length, String),
        atLeast("Requests", restarts * requestsPerSecond * 4, times.length, String),
        forInformation("Slowest of them", milliseconds(Math.max(...times))),
        atMost("Slowest instance to stop", 10_000, Math.max(...stops), milliseconds),
      ];
    });
  } finally {
    await Promise.all(instances.map(({ stop }) => stop()));
  }
}

const portOf = ({ url }: Instance) => new URL(url).port;

const pages = [
  "/",
  "/shop",
  "/detail/1",
  "/login",
  "/cart",
  "/preview/simple",
  "/shop/search/blue",
];

/** Sends requests at a steady rate, each without waiting for the ones before, until it is ended. */
function startRequests(front: Front, token: string) {
  const failures: string[] = [];
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  let number = 0;
  const send = async (what: string, request: () => Promise<unknown>) => {
    const start = performance.now();
    await request().catch((error: unknown) => failures.push(`${what}: ${String(error)}`));
    times.push(performance.now() - start);
  };
  const next = () => {
    const turn = number++;
    // Once a second a change, which nginx must not send twice.
    if (turn % requestsPerSecond === 0) {
      return send("a new price", () => changePrice(front, token, 2));
    }
    if (turn % 4 === 1) {
      return send("the session", async () => {
        const { status } = await front.get("/api/user/validate", { Authorization: token });
        if (status !== 200) throw new Error(`answers with ${status}`);
      });
    }
    const path = pages[turn % pages.length] ?? "/";
    return send(path, () => front.text(path));
  };
  const timer = setInterval(() => sent.push(next()), 1_000 / requestsPerSecond);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(sent);
      return { failures, times };
    },
  };
}
