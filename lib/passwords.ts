import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ShopError } from "./errors";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that no password has: an unknown account is answered as slowly as a known one. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** At least one core is left to everything else, however many sign in at once. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Longer than that, and whoever comes next would have given up before their turn. */
const longestQueue = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  else await takePlace();
  try {
    return await work();
  } finally {
    // Whoever is next takes over this place; only when nobody is does it become free.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function takePlace(): Promise<void> {
  if (waiting.length >= longestQueue) {
    throw new ShopError("unavailable", "The shop is busy for a moment. Please try again.", {
      retryAfter: 5,
    });
  }
  return new Promise((resolve) => waiting.push(resolve));
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

/** Null, for nobody or for an account without a password, takes as long as any other and is never right. */
export const verifyPassword = (password: string, passwordHash: string | null): Promise<boolean> =>
  inTurn(() => verify(passwordHash ?? decoy, password));
