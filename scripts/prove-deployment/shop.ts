import getPort, { portNumbers } from "get-port";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { startTestServer } from "../../e2e/support/test-database";
import { onExit } from "../shared/cleanup";
import { dataFolder, loadEnvironment } from "../shared/environment";
import { step } from "../shared/progress.mjs";
import { runBuild } from "../shop/build";
import { lockCheckout } from "../shop/checkout-lock";
import { setUpAdmin } from "../shop/demo-accounts";
import { startFakes } from "../shop/services";

export interface Shop {
  /** SITE_URL; the first instance listens there. */
  url: string;
  port: number;
  database: string;
  admin: { email: string; password: string };
  /** Builds with these settings, unless the last build had the same. */
  build: (settings?: NodeJS.Dict<string>, command?: () => Promise<void>) => Promise<void>;
}

export const logFile = (name: string) => `${dataFolder}/prove-${name}.log`;

/** The verifications start their own database and services. */
const ignoredVariables = [
  "DATABASE_URL",
  "DATABASE_POOL_MAX",
  "DATABASE_POOLER",
  "REDIS_URL",
  "RESEND_BASE_URL",
  "PAYPAL_BASE_URL",
  "PAYPAL_PUBLIC_CLIENT_ID",
  "OIDC_ISSUER",
  "IMAGE_HOST_URL",
  "IMAGE_UPLOAD_URL",
  "SITES_DNS_RESOLVER",
  "SITES_DOMAIN",
  "SITES_DOMAIN_TARGET",
  "SHOP_HOSTS",
  "NEXT_ADAPTER_PATH",
  "PORT",
];

/** Starts a seeded temporary database and fakes of outside services. */
export async function prepareShop(command: string): Promise<Shop> {
  lockCheckout(command);
  loadEnvironment("production");
  for (const name of ignoredVariables) delete process.env[name];
  const port = await getPort({ port: portNumbers(3300, 3399) });
  const url = `http://localhost:${port}`;
  process.env.SITE_URL = url;
  // It signs in as the admin by password.
  process.env.ADMIN_SECOND_FACTOR = "optional";
  for (const { stop } of await startFakes()) onExit(stop);
  const server = await step("Start PostgreSQL", startTestServer);
  onExit(server.stop);
  process.env.DATABASE_URL = server.url;
  await migrate(server.url);
  await seed(server.url);
  const admin = await setUpAdmin(server.url);

  let built: string | undefined;
  return {
    url,
    port,
    database: server.url,
    admin,
    build: async (settings = {}, command = runBuild) => {
      const wanted = JSON.stringify([command.name, settings]);
      if (built === wanted) return;
      await step(`Build the shop ${Object.keys(settings).join(", ")}`.trim(), () =>
        withSettings(settings, command),
      );
      built = wanted;
    },
  };
}

/** Sets environment variables while `work` runs. */
export async function withSettings<T>(
  settings: NodeJS.Dict<string>,
  work: () => Promise<T> | T,
): Promise<T> {
  Object.assign(process.env, settings);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}
