/**
 * The customers of the mixed attack, in a process of their own, so that the processor time of the
 * attacker does not count as response time of the shop. Started by `mixed.ts`.
 */
import { callsTo } from "./calls";
import { goShopping, type Shopper, type Trip } from "./shoppers";

export interface Shopping {
  url: string;
  people: Shopper[];
  ms: number;
}

process.on("message", async ({ url, people, ms }: Shopping) => {
  const end = Date.now() + ms;
  const trip: Trip = { times: [], failures: [] };
  const calls = callsTo(url);
  await Promise.all(
    people.map((person) => goShopping(calls, person, trip, () => Date.now() > end)),
  );
  process.send?.(trip);
});
process.once("disconnect", () => process.exit());
