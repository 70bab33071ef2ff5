import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { onEnd } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { type PostgresServer, startPostgres } from "../shared/postgres";
import { step } from "../shared/progress.mjs";
import { openDemoAccounts, type SignIn } from "./demo-accounts";

const embedded = { dataDir: `${dataFolder}/postgres`, name: "presetry" };

/** Points DATABASE_URL to the checkout's own PostgreSQL, unless it points somewhere already. */
export async function provideDatabase(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await step("Start PostgreSQL", () => startPostgres(embedded), origin);
  onEnd(server.stop);
  process.env.DATABASE_URL = server.url;
  return server.url;
}

const origin = ({ url, isShared }: PostgresServer) =>
  `port ${new URL(url).port}${isShared ? ", already running" : ""}`;

const local = new Set(["localhost", "127.0.0.1", "[::1]", ""]);

export const isLocal = (url: string) => local.has(new URL(url).hostname);

/** Fills what is empty. Demo accounts are for this machine's own database; returns those that work. */
export async function prepareDatabase(url: string): Promise<SignIn[]> {
  await step("Migrate the database", () => migrate(url));
  await step(
    "Seed an empty shop",
    () => seed(url),
    ({ added }) => (added ? `${added} presets` : "nothing to do"),
  );
  return isLocal(url) ? openDemoAccounts(url, process.env.DEMO_PASSWORD ?? "") : [];
}
