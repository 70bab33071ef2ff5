import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, expected, type Figure, forInformation, milliseconds } from "../bench/figures";
import { percentile } from "../bench/statistics";
import { step } from "../shared/progress.mjs";
import { randomAddresses } from "./codes";
import { flood } from "./flood";
import { drawHostilePictures } from "./hostile-pictures";
import { watchMemory } from "./memory";
import { upload } from "./pictures";
import { type AttackedShop, countStatuses, newAddress } from "./shop";
import { goShopping, newShopper, type Trip } from "./shoppers";
import { certificateOfAnotherHost } from "./webhook";

const shoppers = 20;
const slowBodies = 50;
const mostAddedBytes = 300 * 2 ** 20;

/** A request whose body comes a byte a second. */
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

const wrongLogin = (shop: AttackedShop, email: string) =>
  shop.post("/api/user/login", { email, password: `Wrong-${randomBytes(4).toString("hex")}-1!` });

/** Every kind of abuse at once beside customers who shop; `minutes` of it, and a fifth of that in quiet before. */
export const attackInEveryWay = (minutes: number) => async (shop: AttackedShop) => {
  const pictures = await step("Draw hostile pictures", drawHostilePictures);
  const people = await step("Sign the customers in", async () => {
    const emails = [shop.attackedEmail, ...Array.from({ length: shoppers - 1 }, shop.newEmail)];
    return Promise.all(emails.map((email) => newShopper(shop, email)));
  });
  const tokens = await Promise.all(Array.from({ length: 40 }, () => shop.token()));

  const shopFor = async (ms: number, attack: (isOver: () => boolean) => Promise<Figure[]>) => {
    const end = Date.now() + ms;
    const isOver = () => Date.now() > end;
    const trip: Trip = { times: [], failures: [] };
    const stop = watchMemory(shop.pid);
    const [figures] = await Promise.all([
      attack(isOver),
      ...people.map((person) => goShopping(shop, person, trip, isOver)),
    ]);
    return { ...trip, figures, memory: stop(), p95: percentile(trip.times, 0.95) };
  };

  const quiet = await step("Quiet", () => shopFor(minutes * 12_000, async () => []));
  const attacked = await step(`${minutes} minutes of abuse`, () =>
    shopFor(minutes * 60_000, async (isOver) => {
      const kinds: Record<string, Promise<number[]>> = {
        "Guesses at one account, each of another address": flood(400, isOver, () =>
          wrongLogin(shop, shop.attackedEmail),
        ),
        "Guesses at accounts that do not exist": flood(400, isOver, () =>
          wrongLogin(shop, `${randomBytes(6).toString("hex")}@example.com`),
        ),
        "Forged webhook events": flood(50, isOver, () => {
          const { headers, event } = certificateOfAnotherHost();
          return shop.post("/api/shop/paypal/webhook", event, headers);
        }),
      };
      for (const [name, path] of Object.entries(randomAddresses)) {
        kinds[name] = flood(300, isOver, () => shop.send(path()));
      }
      let sent = 0;
      kinds["Hostile pictures"] = flood(1000, isOver, () => {
        const picture = pictures[sent % pictures.length];
        const token = tokens[sent++ % tokens.length] ?? "";
        return upload(shop, token, picture?.bytes ?? new Uint8Array());
      });
      const slow = Array.from({ length: slowBodies }, () => sendSlowly(shop, isOver));
      const answers = await Promise.all(Object.values(kinds));
      await Promise.all(slow);
      return Object.keys(kinds).map((name, n) =>
        forInformation(name, countStatuses(answers[n] ?? [])),
      );
    }),
  );
  const page = await shop.send("/");
  return [
    atMost("Customers' calls under attack, p95", 2 * quiet.p95, attacked.p95, milliseconds),
    forInformation(
      "The same in quiet",
      `${milliseconds(quiet.p95)} (${quiet.times.length} and ${attacked.times.length} calls)`,
    ),
    atMost("Calls of customers that failed", 0, attacked.failures.length, String),
    ...[...new Set(attacked.failures)].slice(0, 10).map((it) => forInformation("Failed", it)),
    atMost(
      "Memory added, in all",
      mostAddedBytes,
      attacked.memory - quiet.memory,
      (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`,
    ),
    ...attacked.figures,
    expected("The shop lives", page.status === 200),
  ];
};
