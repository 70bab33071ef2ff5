import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { env } from "@/lib/env";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { type PostgresServer, startPostgres } from "../shared/postgres";
import { step } from "../shared/progress.mjs";
import { openDemoAccounts, type SignIn } from "./demo-accounts";

const embedded = { dataDir: `${dataFolder}/postgres`, name: "presetry" };

interface DatabaseChoice {
  /** The file that DATABASE_URL is from; undefined for the environment. */
  source: string | undefined;
  /** The value of `--database`. */
  named: string | undefined;
}

/**
 * The database of DATABASE_URL, which has to be named by `--database` unless a file for development
 * says it, or the checkout's own PostgreSQL, which is started. Says which one it is.
 */
export async function provideDatabase({ source, named }: DatabaseChoice): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (url) {
    requireNamed(url, { source, named });
    console.log(`Database: ${nameOfDatabase(url)}, from ${source ?? "the environment"}`);
    return url;
  }
  if (named) throw new Error(`DATABASE_URL is not set, so there is no database ${named}.`);
  const server = await step("Start PostgreSQL", () => startPostgres(embedded), origin);
  onExit(server.stop);
  process.env.DATABASE_URL = server.url;
  console.log(`Database: the embedded one in ${embedded.dataDir}`);
  return server.url;
}

/** Host and name, as in db.example.com/presetry. */
export function nameOfDatabase(url: string): string {
  if (!URL.canParse(url)) throw new Error("DATABASE_URL cannot be read. See .env.example.");
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function requireNamed(url: string, { source, named }: DatabaseChoice) {
  const name = nameOfDatabase(url);
  const isForDevelopment = isLocal(url) && source?.startsWith(".env.development");
  if (named ? named === name : isForDevelopment) return;
  throw new Error(
    `DATABASE_URL in ${source ?? "the environment"} is the database ${name}. If that is the one you mean, add: -- --database ${name}`,
  );
}

const origin = ({ url, isShared }: PostgresServer) =>
  `port ${new URL(url).port}${isShared ? ", already running" : ""}`;

const local = new Set(["localhost", "127.0.0.1", "[::1]", ""]);

const isLocal = (url: string) => local.has(new URL(url).hostname);

/** Migrates and seeds. A local database gets demo accounts; returns those whose password works. */
export async function prepareDatabase(url: string): Promise<SignIn[]> {
  await step("Migrate the database", () => migrate(url));
  await step(
    "Seed an empty shop",
    () => seed(url, { currency: env("site").SHOP_CURRENCY }),
    ({ added }) => (added ? `${added} presets` : "nothing to do"),
  );
  return isLocal(url) ? openDemoAccounts(url, process.env.DEMO_PASSWORD ?? "") : [];
}
