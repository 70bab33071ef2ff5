import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { currentTranslations } from "#current-translations";
import { ShopError } from "./errors";

const t = currentTranslations("errors");

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Matches no password, at the same cost: an unknown account takes as long as a known one. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Leaves at least one core for other requests. */
const maxConcurrent = Math.max(1, availableParallelism() - 1);

/** Beyond this length a request would time out before its turn. */
const maxQueueLength = 100;

let running = 0;
const queue: (() => void)[] = [];

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxConcurrent) running++;
  else await waitForSlot();
  try {
    return await work();
  } finally {
    // The slot is handed to the next in the queue; it only becomes free if the queue is empty.
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}

function waitForSlot(): Promise<void> {
  if (queue.length >= maxQueueLength) {
    throw new ShopError("unavailable", t("busy"), {
      retryAfter: 5,
    });
  }
  return new Promise((resolve) => queue.push(resolve));
}

export const hashPassword = (password: string): Promise<string> =>
  withConcurrencyLimit(() => hash(password, cost));

/** Without a hash (no account, or no password) it takes as long as with one, and returns false. */
export const verifyPassword = (password: string, passwordHash: string | null): Promise<boolean> =>
  withConcurrencyLimit(() => verify(passwordHash ?? dummyHash, password));
