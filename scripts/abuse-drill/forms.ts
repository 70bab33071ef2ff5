import { setTimeout as sleep } from "node:timers/promises";
import { count, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { addOnlineSite, newForm } from "../../e2e/support/messages";
import { atMost, expected, type Figure, forInformation, milliseconds } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { newAddress } from "./calls";
import { type AttackedShop, countStatuses } from "./shop";

const attackers = 1_000;
/** Requests of the attackers that are under way at once. */
const width = 100;
/** So many sites, each with so few messages, that none of them counts as busy. */
const neighbors = 40;
const pauseMs = 500;
const goalMs = 2_000;

const spam = (n: number) =>
  newForm({
    name: `Agent ${n}`,
    message: `Offer ${n}: https://spam.test/${n} https://b.test www.c`,
  });

async function post(
  shop: AttackedShop,
  key: string,
  form: Record<string, string>,
  address: string,
) {
  const response = await shop.send(`/api/site-form/${key}`, {
    method: "POST",
    body: new URLSearchParams(form),
    address,
  });
  await response.arrayBuffer();
  return response.status;
}

const countStored = async (siteId: number) => {
  const [row] = await database()
    .select({ stored: count() })
    .from(siteMessages)
    .where(eq(siteMessages.invoiceItemId, siteId));
  return row?.stored ?? 0;
};

/** Spam to one site from many addresses, while visitors write to other sites. */
export const attackForms =
  (messages: number) =>
  async (shop: AttackedShop): Promise<Figure[]> => {
    const attacked = await addOnlineSite();
    const others: Awaited<ReturnType<typeof addOnlineSite>>[] = [];
    // One after the other: invoices are numbered in turn.
    while (others.length < neighbors) others.push(await addOnlineSite());
    const addresses = Array.from({ length: attackers }, newAddress);
    const waits: number[] = [];
    let isOver = false;
    const readers = async () => {
      const answers: number[] = [];
      for (let n = 0; !isOver; n++) {
        const site = others[n % neighbors];
        if (!site) continue;
        const start = performance.now();
        answers.push(await post(shop, site.key, newForm(), newAddress()));
        waits.push(performance.now() - start);
        await sleep(pauseMs);
      }
      return answers;
    };
    const { statuses, answers, seconds } = await step(
      `${messages} messages of ${attackers} addresses to one site`,
      async () => {
        const start = performance.now();
        const reading = readers();
        let next = 0;
        const statuses: number[] = [];
        const attacker = async () => {
          for (let n = next++; n < messages; n = next++) {
            const address = addresses[n % attackers] ?? "";
            statuses.push(await post(shop, attacked.key, spam(n), address).catch(() => 0));
          }
        };
        await Promise.all(Array.from({ length: width }, attacker));
        isOver = true;
        const seconds = (performance.now() - start) / 1_000;
        return { statuses, answers: await reading, seconds };
      },
    );
    const kept = statuses.filter((status) => status === 200 || status === 303).length;
    const stored = await countStored(attacked.itemId);
    const arrived = await Promise.all(others.map(({ itemId }) => countStored(itemId)));
    return [
      forInformation("Spam", `${countStatuses(statuses)} in ${seconds.toFixed(0)} s`),
      expected("All spam that was accepted is kept", stored === kept),
      expected(
        "Every message to other sites arrived",
        answers.every((status) => status === 303) &&
          arrived.reduce((sum, it) => sum + it, 0) === answers.length,
      ),
      forInformation("Messages to other sites", countStatuses(answers)),
      atMost("The slowest of them", goalMs, Math.max(...waits), milliseconds),
    ];
  };
