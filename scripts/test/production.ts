import { randomBytes } from "node:crypto";
import { openSync, readFileSync } from "node:fs";
import getPort from "get-port";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { startTestServer } from "../../e2e/support/test-database";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { step } from "../shared/progress.mjs";
import { runBuild } from "../shop/build";
import { setUpAdmin } from "../shop/demo-accounts";
import { startNext, waitForPage } from "../shop/serve";
import { startFakes } from "../shop/services";

const serverLog = `${dataFolder}/journeys-server.log`;

/** Builds for production, with a seeded temporary database and fakes of outside services. */
export async function buildProduction() {
  const server = await startTestServer();
  onExit(server.stop);
  const port = await getPort();
  process.env.DATABASE_URL = server.url;
  process.env.SITE_URL = `http://localhost:${port}`;
  for (const name of ["AUTH_SECRET", "CRON_SECRET"]) {
    process.env[name] ||= randomBytes(32).toString("base64url");
  }
  // All journeys share one client IP, and exceed its rate limits.
  process.env.RATE_LIMIT_SCALE ??= "50";
  // Journeys sign in as the admin by password.
  process.env.ADMIN_SECOND_FACTOR = "optional";
  // For the journey that checks which origins may call the API.
  process.env.BACK_OFFICE_ORIGIN ??= `http://localhost:${await getPort()}`;
  for (const { stop } of await startFakes()) onExit(stop);
  await migrate(server.url);
  await seed(server.url);
  process.env.ADMIN_PASSWORD = (await setUpAdmin(server.url)).password;
  await step("next build", runBuild);
}

/** Serves the build while `use` runs, and prints the server's output when `use` fails. */
export async function withProductionServer(use: (url: string) => Promise<void>) {
  const url = process.env.SITE_URL ?? "";
  const server = startNext("start", Number(new URL(url).port), openSync(serverLog, "w"));
  try {
    await step("next start", () => waitForPage(server, url));
    await use(url);
  } catch (error) {
    console.log(`Output of the server:\n${readFileSync(serverLog, "utf8")}`);
    throw error;
  } finally {
    await server.stop();
  }
}
