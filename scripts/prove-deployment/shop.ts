import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { startTestServer } from "../../e2e/support/test-database";
import { runBuild } from "../launcher/build";
import { dataFolder, loadEnvironment } from "../launcher/environment";
import { setUpAdmin } from "../launcher/people";
import { startFakes } from "../launcher/services";
import { claimCheckout } from "../launcher/single";
import { onEnd } from "../process/cleanup";
import { nextFreePort } from "../process/ports";
import { step } from "../process/steps.mjs";

export interface Shop {
  /** What the pages call themselves; the first instance listens there. */
  url: string;
  port: number;
  database: string;
  admin: { email: string; password: string };
  /** Builds with these settings; a second time with the same does nothing. */
  build: (settings?: NodeJS.Dict<string>, command?: () => Promise<void>) => Promise<void>;
}

export const logFile = (name: string) => `${dataFolder}/prove-${name}.log`;

/** Whatever shop, service or setting the environment names, it is not for these proofs. */
const notOurs = [
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
  "NEXT_ADAPTER_PATH",
  "PORT",
];

/** The shop as in production, over a seeded database that is thrown away afterwards. */
export async function prepareShop(command: string): Promise<Shop> {
  claimCheckout(command);
  loadEnvironment("production");
  for (const name of notOurs) delete process.env[name];
  const port = await nextFreePort(3300);
  const url = `http://localhost:${port}`;
  process.env.SITE_URL = url;
  for (const { stop } of await startFakes()) onEnd(stop);
  const server = await step("Start PostgreSQL", startTestServer);
  onEnd(server.stop);
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

/** What `work` starts gets these in its environment; nobody else does. */
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
