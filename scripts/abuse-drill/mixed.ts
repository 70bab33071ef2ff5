import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, expected, forInformation, milliseconds } from "../bench/figures";
import { percentile } from "../bench/statistics";
import { onExit } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import { newAddress } from "./calls";
import { randomAddresses } from "./codes";
import { flood } from "./flood";
import { drawHostilePictures, type HostilePicture } from "./hostile-pictures";
import { watchMemory } from "./memory";
import { megabytes, upload } from "./pictures";
import { type AttackedShop, countStatuses } from "./shop";
import { newShopper, type Shopper, type Trip } from "./shoppers";
import type { Shopping } from "./shopping-process";
import { certificateOfAnotherHost } from "./webhook";

const shoppers = 20;
const attackers = 150;
const slowBodies = 50;
const mostAddedBytes = 300 * 2 ** 20;

/** A request whose body arrives at one byte a second. */
async function sendSlowly({ url }: AttackedShop, isOver: () => boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isOver()) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /api/user/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2000\r\nX-Forwarded-For: ${newAddress()}\r\n\r\n{`,
    );
    while (!isOver() && !socket.destroyed && socket.writable) {
      await sleep(1000);
      socket.write(" ");
    }
    socket.destroy();
  }
}

const guess = (shop: AttackedShop, email: string) =>
  shop.post("/api/user/login", { email, password: `Wrong-${randomBytes(4).toString("hex")}-1!` });

function startShopping() {
  const customers = fork(join(import.meta.dirname, "shopping-process.ts"));
  onExit(() => {
    customers.kill();
  });
  return async (shopping: Shopping): Promise<Trip> => {
    customers.send(shopping);
    const [trip] = await once(customers, "message");
    return trip;
  };
}

/** Milliseconds between two calls of each kind: 10,000 guesses at passwords in half an hour. */
const every = { guess: 350, webhook: 50, code: 300, picture: 1000, owner: 5000 };

const floods = (
  shop: AttackedShop,
  pictures: HostilePicture[],
  tokens: string[],
): Record<string, [number, () => Promise<{ status: number }>]> => {
  let sent = 0;
  return {
    "Guesses at one account, each from another address": [
      every.guess,
      () => guess(shop, shop.attackedEmail),
    ],
    "Guesses at accounts that do not exist": [
      every.guess,
      () => guess(shop, `${randomBytes(6).toString("hex")}@example.com`),
    ],
    "Forged webhook events": [
      every.webhook,
      () => {
        const { headers, event } = certificateOfAnotherHost();
        return shop.post("/api/shop/paypal/webhook", event, headers);
      },
    ],
    "Hostile pictures": [
      every.picture,
      () => {
        const picture = pictures[sent % pictures.length];
        const token = tokens[sent++ % tokens.length] ?? "";
        return upload(shop, token, picture?.bytes ?? new Uint8Array());
      },
    ],
    ...Object.fromEntries(
      Object.entries(randomAddresses).map(([name, path]) => [
        name,
        [every.code, () => shop.send(path())],
      ]),
    ),
  };
};

/**
 * All attacks at once beside customers who shop, for `minutes`, after a quiet time of a tenth of
 * that.
 */
export const attackInEveryWay = (minutes: number) => async (shop: AttackedShop) => {
  const pictures = await step("Draw hostile pictures", drawHostilePictures);
  const people: Shopper[] = [];
  const tokens: string[] = [];
  await step("Sign customers and attackers in", async () => {
    const emails = [shop.attackedEmail, ...Array.from({ length: shoppers - 1 }, shop.newEmail)];
    for (const email of emails) people.push(await newShopper(shop, email));
    while (tokens.length < attackers) tokens.push(await shop.token());
  });

  const goShopping = startShopping();
  const shopFor = async <T>(ms: number, attack: (isOver: () => boolean) => Promise<T>) => {
    const end = Date.now() + ms;
    const halves: number[] = [];
    const watch = async () => {
      for (let half = 0; half < 2; half++) {
        const stop = watchMemory(shop.pid);
        await sleep(ms / 2);
        halves.push(stop());
      }
    };
    const [result, trip] = await Promise.all([
      attack(() => Date.now() > end),
      goShopping({ url: shop.url, people, ms }),
      watch(),
    ]);
    return {
      ...trip,
      result,
      halves,
      memory: Math.max(...halves),
      p95: percentile(trip.times, 0.95),
    };
  };

  const nothing = async () => {};
  await step("Warm up", () => shopFor(20_000, nothing));
  const quiet = await step("Quiet", () => shopFor(Math.max(30_000, minutes * 6_000), nothing));
  const attacked = await step(`${minutes} minutes of abuse`, () =>
    shopFor(minutes * 60_000, async (isOver) => {
      const kinds = Object.entries(floods(shop, pictures, tokens));
      const slow = Array.from({ length: slowBodies }, () => sendSlowly(shop, isOver));
      const owners = flood(every.owner, isOver, () => shop.logIn());
      const attackedOwner = flood(every.owner, isOver, () => shop.logIn(shop.attackedEmail));
      const answers = await Promise.all(kinds.map(([, [ms, send]]) => flood(ms, isOver, send)));
      await Promise.all(slow);
      return {
        kinds: kinds.map(([name], n) => forInformation(name, countStatuses(answers[n] ?? []))),
        owners: await owners,
        attackedOwner: await attackedOwner,
      };
    }),
  );
  const page = await shop.send("/");
  const { kinds, owners, attackedOwner } = attacked.result;
  return [
    atMost("Customers' calls under attack, p95", 2 * quiet.p95, attacked.p95, milliseconds),
    forInformation(
      "The same in quiet",
      `${milliseconds(quiet.p95)} (${quiet.times.length} and ${attacked.times.length} calls)`,
    ),
    atMost("Calls of customers that failed", 0, attacked.failures.length, String),
    ...[...new Set(attacked.failures)].slice(0, 10).map((it) => forInformation("Failed", it)),
    atMost(
      "Right passwords at new browsers that were refused",
      0,
      owners.filter((status) => status !== 200).length,
      String,
    ),
    forInformation("Right passwords at new browsers", countStatuses(owners)),
    forInformation("The same of the attacked account", countStatuses(attackedOwner)),
    atMost("Memory added, in all", mostAddedBytes, attacked.memory - quiet.memory, megabytes),
    forInformation(
      "Memory: quiet, first and second half of the attack",
      [quiet.memory, ...attacked.halves].map(megabytes).join(", "),
    ),
    ...kinds,
    expected("The shop lives", page.status === 200),
  ];
};
