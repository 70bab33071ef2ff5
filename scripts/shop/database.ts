import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { type PostgresServer, startPostgres } from "../shared/postgres";
import { step } from "../shared/progress.mjs";
import { openDemoAccounts, type SignIn } from "./demo-accounts";

const embedded = { dataDir: `${dataFolder}/postgres`, name: "presetry" };

/** Starts the checkout's own PostgreSQL and sets DATABASE_URL, unless that is set already. */
export async function provideDatabase(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await step("Start PostgreSQL", () => startPostgres(embedded), origin);
  onExit(server.stop);
  process.env.DATABASE_URL = server.url;
  return server.url;
}

const origin = ({ url, isShared }: PostgresServer) =>
  `port ${new URL(url).port}${isShared ? ", already running" : ""}`;

const local = new Set(["localhost", "127.0.0.1", "[::1]", ""]);

export const isLocal = (url: string) => local.has(new URL(url).hostname);

/** Migrates and seeds. A local database gets demo accounts; returns those whose password works. */
export async function prepareDatabase(url: string): Promise<SignIn[]> {
  await step("Migrate the database", () => migrate(url));
  await step(
    "Seed an empty shop",
    () => seed(url),
    ({ added }) => (added ? `${added} presets` : "nothing to do"),
  );
  return isLocal(url) ? openDemoAccounts(url, process.env.DEMO_PASSWORD ?? "") : [];
}
