import { openSync, readFileSync } from "node:fs";
import getPort, { portNumbers } from "get-port";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { env } from "@/lib/env";
import {
  createTemplate,
  createTestDatabase,
  startTestServer,
} from "../../e2e/support/test-database";
import { onExit } from "../shared/cleanup";
import { dataFolder, loadEnvironment } from "../shared/environment";
import { step } from "../shared/progress.mjs";
import { runBuild } from "../shop/build";
import { lockCheckout } from "../shop/checkout-lock";
import { startNext, waitForPage } from "../shop/serve";
import { startFakes } from "../shop/services";
import { reportOptions } from "./server-memory";

const log = `${dataFolder}/bench-server.log`;

export interface Production {
  /** The URL of a database with the seed presets and this many synthetic ones. */
  catalogue: (synthetic: number) => Promise<string>;
  /** Builds the shop with such a database and serves it while `use` runs. */
  serve: <T>(synthetic: number, use: (url: string, server: Served) => Promise<T>) => Promise<T>;
}

export interface Served {
  pid: number;
  /** Milliseconds from the start of the process to its first successful response. */
  coldStartMs: number;
}

/** Runs the shop in production mode, with temporary databases. */
export async function startProduction(command: string): Promise<Production> {
  lockCheckout(command);
  loadEnvironment("production");
  // Load tests must never reach the database or services that the environment names.
  for (const name of ["DATABASE_URL", "RESEND_BASE_URL", "PORT"]) delete process.env[name];
  const port = await getPort({ port: portNumbers(3100, 3199) });
  const url = `http://localhost:${port}`;
  process.env.SITE_URL = url;
  // All requests share one client IP.
  process.env.RATE_LIMIT_SCALE = "100000";
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} ${reportOptions}`;
  for (const { stop } of await startFakes()) onExit(stop);
  const server = await step("Start PostgreSQL", startTestServer);
  onExit(server.stop);
  await createTemplate(server.url, migrate);

  const made = new Map<number, Promise<string>>();
  const catalogue = (synthetic: number) => {
    const database = made.get(synthetic) ?? createCatalogue(server.url, synthetic);
    made.set(synthetic, database);
    return database;
  };
  return {
    catalogue,
    serve: async (synthetic, use) => {
      process.env.DATABASE_URL = await catalogue(synthetic);
      await step("Build the shop", runBuild);
      return serveBuild(port, url, use);
    },
  };
}

async function createCatalogue(server: string, synthetic: number): Promise<string> {
  const { url } = await createTestDatabase(server);
  await step(
    "Seed a catalogue",
    () => seed(url, { synthetic, currency: env("site").SHOP_CURRENCY }),
    ({ added }) => `${added.toLocaleString("en")} presets`,
  );
  return url;
}

async function serveBuild<T>(
  port: number,
  url: string,
  use: (url: string, server: Served) => Promise<T>,
) {
  const start = performance.now();
  const server = startNext("start", port, openSync(log, "w"));
  try {
    await waitForPage(server, url);
    const coldStartMs = performance.now() - start;
    return await use(url, { pid: server.process.pid ?? 0, coldStartMs });
  } catch (error) {
    console.log(`The server printed:\n${readFileSync(log, "utf8")}`);
    throw error;
  } finally {
    await server.stop();
  }
}
