import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { startEmail } from "../../e2e/fakes/email";
import type { FakeService } from "../../e2e/fakes/http-service";
import { startPaypal } from "../../e2e/fakes/paypal";
import { onExit } from "../shared/cleanup";
import { loadEnvironment, newPassword } from "../shared/environment";
import { startPostgres } from "../shared/postgres";
import { crashServer } from "../shared/postgres/crash";
import { buildShop } from "../shop/build";
import { openDemoAccounts } from "../shop/demo-accounts";
import { startNext, waitForPage } from "../shop/serve";

/** A dependency of the shop that can be stopped and restarted on the same port. */
export interface Dependency {
  name: "PostgreSQL" | "PayPal" | "email";
  stop: () => Promise<void>;
  restart: () => Promise<void>;
}

async function fake(
  name: Dependency["name"],
  variable: string,
  start: (port: number) => Promise<FakeService>,
) {
  const port = await getPort();
  let service = await start(port);
  onExit(() => service.stop());
  process.env[variable] = service.url;
  const dependency: Dependency = {
    name,
    stop: () => service.stop(),
    restart: async () => {
      service = await start(port);
    },
  };
  return { dependency, url: service.url };
}

async function startDatabase(folder: string): Promise<Dependency> {
  const options = { dataDir: join(folder, "postgres"), name: "presetry", port: await getPort() };
  let server = await startPostgres(options);
  onExit(() => server.stop());
  process.env.DATABASE_URL = server.url;
  await migrate(server.url);
  await seed(server.url);
  return {
    name: "PostgreSQL",
    stop: () => crashServer(options.dataDir),
    restart: async () => {
      server = await startPostgres(options);
    },
  };
}

/** Starts the production build with its own database and fakes. */
export async function startShop(settings: Record<string, string> = { RATE_LIMIT_SCALE: "1000" }) {
  loadEnvironment("production");
  const folder = mkdtempSync(join(tmpdir(), "presetry-drill-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase(folder);
  const paypal = await fake("PayPal", "PAYPAL_BASE_URL", startPaypal);
  const mail = await fake("email", "RESEND_BASE_URL", startEmail);
  const port = await getPort();
  const url = `http://localhost:${port}`;
  Object.assign(process.env, { SITE_URL: url, LOG_LEVEL: "info", ...settings });
  const databaseUrl = process.env.DATABASE_URL ?? "";
  const [customer] = await openDemoAccounts(databaseUrl, newPassword(6));
  if (!customer) throw new Error("There is no demo customer.");
  await buildShop(databaseUrl);
  const log = join(folder, "log");
  const server = startNext("start", port, openSync(log, "w"));
  await waitForPage(server, url);
  return {
    url,
    databaseUrl,
    paypalUrl: paypal.url,
    pid: server.process.pid ?? 0,
    customer,
    mailboxUrl: mail.url,
    dependencies: [database, paypal.dependency, mail.dependency],
    readLog: () => (existsSync(log) ? readFileSync(log, "utf8") : ""),
  };
}
