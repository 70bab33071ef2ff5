import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { settlingMs } from "@/lib/platform/front-server/response-cache";
import { atMost, expected, type Figure, forInformation, milliseconds } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { changePrice, seesPrice, timeUntil } from "./change";
import { type Instance, signInAdmin, startInstance } from "./instance";
import { visitEveryPage } from "./pages";
import { startRedis } from "./redis";
import type { Shop } from "./shop";

/** Two instances that share one PostgreSQL and one Redis. */
export async function verifyInstances(shop: Shop): Promise<Figure[]> {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url };
  await shop.build(settings);
  const [one, other] = await step("Start two instances", () =>
    Promise.all([startInstance("one", settings), startInstance("other", settings)]),
  );
  const token = await signInAdmin(one, shop);
  try {
    return [
      ...(await step("Visit every kind of page", () => visitEveryPage(one, shop))),
      ...(await step("Change through one, look through the other", () =>
        changesAreSeen(one, other, token),
      )),
      ...(await step("Change what the other keeps for guests", () =>
        keptResponsesEnd(one, other, token),
      )),
      ...(await step("The same while the other is busy", () =>
        changesUnderLoad(one, other, token),
      )),
      ...(await step("Render once for all", () => renderedOnce(one, other))),
      ...(await step("Share sessions and limits", () => sharedState(one, other, shop))),
      ...(await step("Stop and resume Redis", () => withoutRedis(one, other, token, redis))),
    ];
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

const rounds = 30;

async function changesAreSeen(one: Instance, other: Instance, token: string): Promise<Figure[]> {
  const unseen = { page: 0, api: 0 };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [writer, reader] = round % 2 ? [one, other] : [other, one];
    const price = await changePrice(writer, token, 1);
    const start = performance.now();
    const [page, api] = await Promise.all([
      seesPrice(reader, "/detail/1", price),
      seesPrice(reader, "/api/preset/1", price),
    ]);
    times.push(performance.now() - start);
    if (!page) unseen.page++;
    if (!api) unseen.api++;
  }
  return [
    atMost(
      `Old pages after ${rounds} changes, at the very next request elsewhere`,
      0,
      unseen.page,
      String,
    ),
    atMost("The same of the API", 0, unseen.api, String),
    forInformation("Slowest of these requests, with rendering", milliseconds(Math.max(...times))),
  ];
}

/** A response is kept only some time after the last change. */
async function keptResponsesEnd(one: Instance, other: Instance, token: string): Promise<Figure[]> {
  let old = 0;
  for (const [writer, reader] of [
    [one, other],
    [other, one],
  ] as const) {
    await sleep(settlingMs + 1_000);
    await reader.text("/api/preset/1");
    const price = await changePrice(writer, token, 1);
    if (!(await seesPrice(reader, "/api/preset/1", price))) old++;
    if (!(await seesPrice(writer, "/api/preset/1", price))) old++;
  }
  return [atMost("Old responses of 4 that had been kept as bytes", 0, old, String)];
}

/**
 * Changes presets while their pages render under load. Next sends a page in progress to all concurrent
 * requests, so the first response after a change may be stale; it must not be cached.
 */
async function changesUnderLoad(one: Instance, other: Instance, token: string): Promise<Figure[]> {
  const pages = ["/detail/2", "/shop", "/"];
  const load = pages.map((path) =>
    autocannon({ url: new URL(path, other.url).href, connections: 4, duration: 12 }),
  );
  const times: number[] = [];
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const price = await changePrice(one, token, 2);
    for (const path of ["/detail/2", "/shop"]) {
      times.push(await timeUntil(() => seesPrice(other, path, price)));
    }
  }
  const results = await Promise.all(load);
  const failed = results.reduce((sum, it) => sum + it.non2xx + it.errors + it.timeouts, 0);
  const total = results.reduce((sum, it) => sum + it.requests.total, 0);
  return [
    atMost(
      `Slowest of ${times.length} changes to be seen among ${total} requests`,
      1_000,
      Math.max(...times),
      milliseconds,
    ),
    atMost("Failed requests among these", 0, failed, String),
  ];
}

/** None of these pages is prerendered in the build. */
async function renderedOnce(one: Instance, other: Instance): Promise<Figure[]> {
  const paths = ["/shop/premium/blue/price-a", "/shop/green/rating-a", "/shop/premium/green"];
  let again = 0;
  for (const path of paths) {
    if ((await one.get(path)).status !== 200) throw new Error(`${path} is no page.`);
    const response = await other.get(path);
    if (response.headers.get("x-nextjs-cache") !== "HIT") again++;
  }
  return [
    atMost(`Of ${paths.length} pages made by one, made again by the other`, 0, again, String),
  ];
}

/** The limit of lib/accounts/login-rate-limit.ts holds across instances. */
const allowedGuesses = 20;

async function sharedState(one: Instance, other: Instance, shop: Shop): Promise<Figure[]> {
  const token = await signInAdmin(one, shop);
  const validate = (instance: Instance) =>
    instance.get("/api/user/validate", { Authorization: token });
  const isKnown = (await validate(other)).status === 200;
  const out = await one.send("POST", "/api/user/logout", {}, token);
  if (!out.ok) throw new Error(`Nobody could sign out: ${out.status}.`);
  const isForgotten = (await validate(other)).status === 401;

  const guess = { email: "guessed@presetry.example", password: "Wrong-guess-1" };
  const responses = await Promise.all(
    Array.from({ length: 3 * allowedGuesses }, (_, n) =>
      (n % 2 ? one : other).send("POST", "/api/user/login", guess),
    ),
  );
  const tried = responses.filter(({ status }) => status === 401).length;
  return [
    expected("A session opened by one is known to the other", isKnown),
    expected("and over there, too, once it is closed", isForgotten),
    {
      what: `Guesses let through of ${responses.length} at once, half to each`,
      goal: String(allowedGuesses),
      measured: String(tried),
      isMet: tried === allowedGuesses,
    },
  ];
}

const paths = ["/", "/shop", "/detail/1", "/detail/3", "/api/preset/1", "/api/preset?quantity=4"];

async function withoutRedis(
  one: Instance,
  other: Instance,
  token: string,
  redis: Awaited<ReturnType<typeof startRedis>>,
): Promise<Figure[]> {
  redis.hang();
  const hanging = await browse([one, other]);
  redis.goOn();
  await redis.kill();
  const gone = await browse([one, other]);
  const price = await changePrice(one, token, 4);
  const isSeenHere = await seesPrice(one, "/detail/4", price);
  await redis.restart();
  const elsewhere = await timeUntil(() => seesPrice(other, "/detail/4", price));
  return [
    atMost(`Failed of ${hanging.asked} requests while Redis hangs`, 0, hanging.failed, String),
    atMost("Slowest of them", 1_000, hanging.slowest, milliseconds),
    atMost(`Failed of ${gone.asked} requests while Redis is gone`, 0, gone.failed, String),
    atMost("Slowest of them", 1_000, gone.slowest, milliseconds),
    expected("A change meanwhile is seen at once where it was made", isSeenHere),
    atMost("and elsewhere once Redis is back, after", 5_000, elsewhere, milliseconds),
  ];
}

async function browse(instances: Instance[]) {
  const times: number[] = [];
  let failed = 0;
  for (let round = 0; round < 20; round++) {
    for (const instance of instances) {
      for (const path of paths) {
        const start = performance.now();
        const response = await instance.get(path);
        await response.arrayBuffer();
        times.push(performance.now() - start);
        if (response.status !== 200) failed++;
      }
    }
  }
  return { asked: times.length, failed, slowest: Math.max(...times) };
}
