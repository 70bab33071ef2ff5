import { setTimeout as sleep } from "node:timers/promises";
import { categories, colors, types } from "@/db/words/facets";
import { orderTypes } from "@/lib/catalogue/rules";
import { step } from "../shared/progress.mjs";
import { Customer } from "./customer";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import type { Served } from "./production";
import { memoryOf } from "./server-memory";
import { median, randomFrom } from "./statistics";

const seed = 20_261_121;
const samples = 30;

/** Growth from the second third to the last that garbage collection explains; more is a leak. */
const mostGrowth = 1.2;
const megabytes = (value: number) => `${(value / 1024 / 1024).toFixed(0)} MB`;

/** Uncached addresses, as a crawler requests them, mixed with popular ones. */
function randomAddress(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const order = `${one(orderTypes)}-${one(["a", "d"])}`;
  const kinds = [
    () => `/shop/${one(categories)}/${one(colors)}/${one(types)}/${order}/${1 + below(100)}`,
    () => `/shop/${one(colors)}/${order}/${1 + below(3)}`,
    () => `/detail/${1 + below(14)}`,
    () => `/api/preset?quantity=${1 + below(100)}&page=${1 + below(100)}`,
    () => "/",
  ];
  return one(kinds)();
}

async function crawl(url: string, random: () => number, isOver: () => boolean) {
  for (let asked = 0; ; asked++) {
    if (isOver()) return asked;
    const path = randomAddress(random);
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  }
}

async function shop(customer: Customer, isOver: () => boolean) {
  await customer.register();
  for (let asked = 1; ; asked += 4) {
    if (isOver()) return asked;
    await customer.logIn();
    await customer.addToCart(1);
    await customer.readCart();
    await customer.removeFromCart(1);
    await sleep(200);
  }
}

export async function measureMemory(
  url: string,
  { pid, coldStartMs }: Served,
  minutes: number,
): Promise<Figure[]> {
  const random = randomFrom(seed);
  const end = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() >= end;
  const emails = ["memory-1@example.com", "memory-2@example.com"];
  const { taken, asked } = await step(`${minutes} minutes of mixed load`, async () => {
    const load = Promise.all([
      ...Array.from({ length: 4 }, () => crawl(url, random, isOver)),
      ...emails.map((email) => shop(new Customer(url, email), isOver)),
    ]);
    const taken = [await memoryOf(pid)];
    for (let sample = 1; sample < samples; sample++) {
      await sleep((minutes * 60_000) / samples);
      taken.push(await memoryOf(pid));
    }
    return { taken, asked: (await load).reduce((sum, count) => sum + count, 0) };
  });
  const third = (nth: number) => taken.slice((nth * samples) / 3, ((nth + 1) * samples) / 3);
  const of = (what: "rss" | "heapUsed", nth: number) => median(third(nth).map((it) => it[what]));
  const growth = of("rss", 2) / of("rss", 1);
  return [
    forInformation("From the start of the process to its first page", milliseconds(coldStartMs)),
    forInformation(
      `Requests in ${minutes} minutes, none of them a 5xx`,
      asked.toLocaleString("en"),
    ),
    ...["first", "second", "last"].map((name, nth) =>
      forInformation(
        `Memory in the ${name} third`,
        `${megabytes(of("rss", nth))}, heap ${megabytes(of("heapUsed", nth))}`,
      ),
    ),
    atMost("Memory, last third : second", mostGrowth, growth, (value) => value.toFixed(2)),
  ];
}
