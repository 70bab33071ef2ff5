import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "./instance";

let dollars = 5_000;

/** Sets a new, unique price. */
export async function changePrice(instance: Instance, token: string, id: number): Promise<number> {
  const price = ++dollars;
  const response = await instance.send("PUT", `/api/preset/${id}`, { price }, token);
  if (!response.ok) throw new Error(`The price could not be changed: ${await response.text()}`);
  return price;
}

/** Whether a page or a response of the API shows this price. */
export async function seesPrice(instance: Instance, path: string, price: number) {
  const text = await instance.text(path);
  return text.includes(`$${price.toLocaleString("en")}`) || text.includes(`"price":${price}`);
}

/** Milliseconds until the condition holds. */
export async function timeUntil(
  condition: () => Promise<boolean>,
  deadline = 10_000,
): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > deadline) return Number.POSITIVE_INFINITY;
    await sleep(20);
  }
  return performance.now() - start;
}
