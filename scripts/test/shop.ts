import { randomBytes } from "node:crypto";
import { openSync } from "node:fs";
import getPort from "get-port";
import { connect } from "@/db/client";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { copyDatabase, startTestServer } from "../../e2e/support/test-database";
import { onExit } from "../shared/cleanup";
import type { ManagedProcess } from "../shared/managed-process";
import { setUpAdmin } from "../shop/demo-accounts";
import { startNext, waitForPage } from "../shop/serve";
import { type FakeService, startFakes } from "../shop/services";
import { ignoredVariables, logFile } from "./programs";

export const serverLog = logFile("server");

let seeded = "";
let fakes: FakeService[] = [];
let server: ManagedProcess | undefined;

/**
 * Starts a temporary database and fakes of outside services, and sets the environment of build and server. The core
 * journeys need English only, which is built sooner.
 */
export async function prepareShop(languages: "all" | "english") {
  for (const name of ignoredVariables) delete process.env[name];
  const database = await startTestServer();
  onExit(database.stop);
  seeded = database.url;
  process.env.DATABASE_URL = seeded;
  process.env.SITE_URL = `http://localhost:${await getPort()}`;
  for (const name of ["AUTH_SECRET", "CRON_SECRET"]) {
    process.env[name] ||= randomBytes(32).toString("base64url");
  }
  // All journeys share one client IP, and exceed its rate limits.
  process.env.RATE_LIMIT_SCALE ??= "50";
  // Journeys sign in as the admin by password.
  process.env.ADMIN_SECOND_FACTOR = "optional";
  // For the journey that checks which origins may call the API.
  process.env.BACK_OFFICE_ORIGIN ??= `http://localhost:${await getPort()}`;
  // For the journeys in PayPal's window; in all others its script is empty (e2e/fixtures/checkout.ts).
  process.env.PAYPAL_PUBLIC_CLIENT_ID = "sandbox-client";
  process.env.PSEUDO_LANGUAGE = languages === "all" ? "1" : "";
  process.env.SHOP_LANGUAGES = languages === "all" ? "de,fr" : "en";
  fakes = await startFakes();
  onExit(stopFakes);
  await migrate(seeded);
  await seed(seeded);
  await takeEditionsOffSale(seeded);
  process.env.ADMIN_PASSWORD = (await setUpAdmin(seeded)).password;
}

/** Journeys find presets by their names, with which those of their premium editions begin. */
async function takeEditionsOffSale(url: string) {
  const { sql } = connect(url, 1);
  await sql`update presets set is_disabled = true where url like '%/premium'`;
  await sql.end({ timeout: 5 });
}

async function stopFakes() {
  for (const { variable, stop } of fakes) {
    await stop();
    delete process.env[variable];
  }
}

/** Serves the build on a new copy of the seeded database, with fakes that know nothing of an earlier one. */
export async function restartShop() {
  if (server) {
    await server.stop();
    await stopFakes();
    fakes = await startFakes();
  }
  process.env.DATABASE_URL = (await copyDatabase(seeded)).url;
  const url = process.env.SITE_URL ?? "";
  server = startNext("start", Number(new URL(url).port), openSync(serverLog, "a"));
  await waitForPage(server, url);
}

/** For the journeys: the variables of the server, and the addresses of the fakes. */
export const shopEnvironment = (): NodeJS.Dict<string> => ({
  ...process.env,
  BASE_URL: process.env.SITE_URL,
  // For servers with a database of their own.
  SEEDED_DATABASE_URL: seeded,
  MAILBOX_URL: process.env.RESEND_BASE_URL,
  ISSUER_URL: process.env.OIDC_ISSUER,
  // The fake resolver's page has the port that it answers at.
  DNS_URL: `http://${process.env.SITES_DNS_RESOLVER}`,
});
