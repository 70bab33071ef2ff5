import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import type { Service } from "../../e2e/fakes/http-service";
import { startMail } from "../../e2e/fakes/mail";
import { startPaypal } from "../../e2e/fakes/paypal";
import { buildShop } from "../launcher/build";
import { loadEnvironment, newPassword } from "../launcher/environment";
import { openDemoAccounts } from "../launcher/people";
import { startPostgres } from "../launcher/postgres";
import { crashServer } from "../launcher/postgres/crash";
import { startNext, waitForPage } from "../launcher/serve";
import { onEnd } from "../process/cleanup";
import { freePort } from "../process/ports";

/** Something the shop depends on, to be taken away and brought back at the same address. */
export interface Dependency {
  name: "PostgreSQL" | "PayPal" | "mail";
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

async function fake(
  name: Dependency["name"],
  variable: string,
  start: (port: number) => Promise<Service>,
) {
  const port = await freePort();
  let service = await start(port);
  onEnd(() => service.stop());
  process.env[variable] = service.url;
  const dependency: Dependency = {
    name,
    kill: () => service.stop(),
    restart: async () => {
      service = await start(port);
    },
  };
  return { dependency, url: service.url };
}

async function startDatabase(folder: string): Promise<Dependency> {
  const options = { dataDir: join(folder, "postgres"), name: "presetry", port: await freePort() };
  let server = await startPostgres(options);
  onEnd(() => server.stop());
  process.env.DATABASE_URL = server.url;
  await migrate(server.url);
  await seed(server.url);
  return {
    name: "PostgreSQL",
    kill: () => crashServer(options.dataDir),
    restart: async () => {
      server = await startPostgres(options);
    },
  };
}

/** The built shop over a database and fakes of its own. */
export async function startShop() {
  loadEnvironment("production");
  const folder = mkdtempSync(join(tmpdir(), "presetry-drill-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase(folder);
  const paypal = await fake("PayPal", "PAYPAL_BASE_URL", startPaypal);
  const mail = await fake("mail", "RESEND_BASE_URL", startMail);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  Object.assign(process.env, { SITE_URL: url, RATE_LIMIT_SCALE: "1000", LOG_LEVEL: "info" });
  const databaseUrl = process.env.DATABASE_URL ?? "";
  const [customer] = await openDemoAccounts(databaseUrl, newPassword(6));
  if (!customer) throw new Error("There is no customer to shop as.");
  await buildShop(databaseUrl);
  const log = join(folder, "log");
  const server = startNext("start", port, openSync(log, "w"));
  await waitForPage(server, url);
  return {
    url,
    customer,
    mailboxUrl: mail.url,
    dependencies: [database, paypal.dependency, mail.dependency],
    readLog: () => (existsSync(log) ? readFileSync(log, "utf8") : ""),
  };
}
