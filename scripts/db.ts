import { parseArgs } from "node:util";
import { createClient } from "@redis/client";
import postgres from "postgres";
import { resetSecondFactor } from "@/db/accounts";
import { moveNumbers, type NewestNumbers } from "@/db/after-restore";
import { migrate } from "@/db/migrate";
import { convertPrices } from "@/db/price-currency";
import { seed } from "@/db/seed";
import { env } from "@/lib/env";
import { runCommand } from "./shared/cleanup";
import { isForProduction, readEnvironmentFiles } from "./shared/environment";
import { step } from "./shared/progress.mjs";
import { provideDatabase } from "./shop/database";
import { setUpAdmin } from "./shop/demo-accounts";

interface Options {
  synthetic: number;
  /** An address, or a currency. */
  named: string;
  rate: number;
  newest: NewestNumbers | undefined;
}

/** `npm run db:migrate`, `db:seed -- --synthetic 100000`, `db:reset`, `db:admin`,
 * `db:after-restore`, `db:currency`, `reset-second-factor`. */
const commands: Record<string, (url: string, options: Options) => Promise<unknown>> = {
  migrate: migrateStep,
  seed: async (url, { synthetic }) => {
    await migrateStep(url);
    const { added } = await seedStep(url, synthetic);
    if (added > 0) console.log("\nA shop that is built already shows them after its next build.");
  },
  reset: async (url, { synthetic }) => {
    await step("Empty the database", () => empty(url));
    await migrateStep(url);
    await seedStep(url, synthetic);
  },
  admin: async (url) => {
    await migrateStep(url);
    const { email, password } = await step("Set up the admin", () => setUpAdmin(url));
    console.log(`\n  ${email}  ${password}\n\n  Shown this once. Sign in and keep it safe.\n`);
  },
  "after-restore": async (url, { newest }) => {
    if (!newest) {
      throw new Error(
        "Say the newest numbers that customers were sent: --last-invoice 1042 --last-credit-note 17 (0 if there is none).",
      );
    }
    await step(
      "Move ids and numbers on",
      () => moveNumbers(url, newest),
      ({ moved }) => `${moved} sequences`,
    );
    await step("Empty the shared cache", emptySharedCache, (count) => `${count} entries`);
    console.log("\nBuild and start every instance again: they keep pages of their own.");
  },
  currency: async (url, { named: to, rate }) => {
    if (to !== env("site").SHOP_CURRENCY) {
      throw new Error("Set SHOP_CURRENCY first, then name the same: npm run db:currency -- EUR");
    }
    if (!(rate > 0)) {
      throw new Error(
        `Say what one unit of the currency before costs in ${to}: --rate 0.92. With --rate 1 the numbers stay.`,
      );
    }
    await migrateStep(url);
    await step(
      "Convert the prices",
      () => convertPrices(url, { to, rate }),
      ({ count, from }) => `${count} presets, ${from} to ${to}`,
    );
    await step("Empty the shared cache", emptySharedCache, (count) => `${count} entries`);
    console.log("\nLook at the prices, build, and start every instance again.");
  },
  "reset-second-factor": async (url, { named: email }) => {
    if (!email) throw new Error("Say whose: npm run reset-second-factor -- ann@example.com");
    if (!(await resetSecondFactor(url, email))) throw new Error(`${email} has no account.`);
    console.log(`${email} signs in without a second factor and sets up another.`);
  },
};

function migrateStep(url: string) {
  return step("Migrate the database", () => migrate(url));
}

function seedStep(url: string, synthetic: number) {
  return step(
    "Seed the database",
    () => seed(url, { synthetic, currency: env("site").SHOP_CURRENCY }),
    ({ added }) => `${added} presets added`,
  );
}

/** Removes what instances share; 0 without Redis. */
async function emptySharedCache(): Promise<number> {
  const { REDIS_URL } = env("cache");
  if (!REDIS_URL) return 0;
  const client = createClient({ url: REDIS_URL, socket: { reconnectStrategy: false } });
  await client.connect();
  let count = 0;
  for await (const keys of client.scanIterator({ MATCH: "presetry:*", COUNT: 1_000 })) {
    if (keys.length > 0) count += await client.del(keys);
  }
  client.destroy();
  return count;
}

/** Undefined if one of them is missing or no number. */
function newestOf(invoice = "", creditNote = ""): NewestNumbers | undefined {
  const isNumber = [invoice, creditNote].every((text) => /^\d+$/.test(text));
  return isNumber ? { invoice: Number(invoice), credit_note: Number(creditNote) } : undefined;
}

/** Drops schemas instead of the database, which would need every connection closed. */
async function empty(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (tx) => {
      await tx`drop schema if exists drizzle cascade`;
      await tx`drop schema public cascade`;
      await tx`create schema public`;
    });
  } finally {
    await sql.end();
  }
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      synthetic: { type: "string", default: "0" },
      database: { type: "string" },
      rate: { type: "string" },
      "last-invoice": { type: "string" },
      "last-credit-note": { type: "string" },
    },
  });
  const [name = "", named = ""] = positionals;
  const command = commands[name];
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(", ")}.`);
  const synthetic = Number(values.synthetic);
  if (!Number.isInteger(synthetic) || synthetic < 0) {
    throw new Error("--synthetic takes a number of presets, for example 100000.");
  }
  const source = readEnvironmentFiles(isForProduction() ? "production" : "development");
  const url = await provideDatabase({ source, named: values.database });
  await command(url, {
    synthetic,
    named,
    rate: Number(values.rate),
    newest: newestOf(values["last-invoice"], values["last-credit-note"]),
  });
  return 0;
});
