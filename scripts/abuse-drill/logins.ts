import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Figure, forInformation, milliseconds } from "../bench/figures";
import { percentile } from "../bench/statistics";
import type { AttackedShop } from "./shop";

const pauseMs = 50;
const leastLogins = 40;
const mostAddedMs = 200;

/** Milliseconds of each login, one after the other, while `work` runs; at least 40 logins. */
export async function timeLogins<T>(shop: AttackedShop, work: () => Promise<T>) {
  let isOver = false;
  const times: number[] = [];
  const worked = work().finally(() => {
    isOver = true;
  });
  while (!isOver || times.length < leastLogins) {
    const start = performance.now();
    const { status } = await shop.logIn();
    if (status !== 200) throw new Error(`A customer could not sign in: ${status}.`);
    times.push(performance.now() - start);
    await sleep(pauseMs);
  }
  return { times, result: await worked };
}

/** The time that an attack added to the slow logins. */
export function loginFigures(quiet: number[], attacked: number[]): Figure[] {
  const p95 = (times: number[]) => percentile(times, 0.95);
  return [
    forInformation(
      "Login, p95: quiet, under attack",
      `${milliseconds(p95(quiet))}, ${milliseconds(p95(attacked))} (${attacked.length} logins)`,
    ),
    atMost("Added to the p95 of a login", mostAddedMs, p95(attacked) - p95(quiet), milliseconds),
  ];
}
