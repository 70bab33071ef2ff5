import { setFlagsFromString } from "node:v8";
import { countPages } from "@/lib/analytics/visits/count-pages";
import { findOtherCurrency } from "@/lib/catalogue/queries/price-currency";
import { checkEnvironment, env, isProduction } from "@/lib/env";
import { currency } from "@/lib/money";
import { printConsoleAsLog } from "@/lib/platform/front-server/console-as-log";
import { createResponseCache } from "@/lib/platform/front-server/response-cache";
import { type ServedShop, serve } from "@/lib/platform/front-server/serve";
import { createFrontServer } from "@/lib/platform/front-server/server";
import { log } from "@/lib/platform/log/logger";
import { hostNameOf } from "@/lib/sites/domains/rules";
import { createDomainServer } from "@/lib/sites/domains/server";
import { isOwnHost } from "@/lib/sites/domains/settings";
import {
  createServerHosting,
  createServerVisits,
  createSiteServer,
} from "@/lib/sites/hosting/server";

const retryMs = 10_000;

/** Before the first answer: logs every problem of the configuration and ends, or gets the server ready. */
export function startServer() {
  const problems = checkEnvironment();
  if (problems.length > 0) {
    printProblems(problems);
    process.exit(1);
  }
  // On a machine with much memory, V8 would let garbage grow to several times the memory in use.
  setFlagsFromString("--heap-growing-percent=30");
  if (isProduction()) printConsoleAsLog();
  Object.assign(globalThis, { presetryServe: serveShop });
}

/**
 * Ends a server whose prices are in another currency. While the database is unavailable, it asks
 * again.
 */
export async function checkCurrency() {
  try {
    const other = await findOtherCurrency();
    if (other === undefined) return;
    printProblems([
      `Prices are in ${other}, and SHOP_CURRENCY is ${currency}. Set it to ${other} and build again, or convert them: npm run db:currency -- ${currency} --rate 0.92 (what 1 ${other} costs in ${currency}).`,
    ]);
    process.exit(1);
  } catch (error) {
    log.error("The currency of prices could not be checked", {}, error);
    setTimeout(checkCurrency, retryMs).unref();
  }
}

/** As lines of the log, which itself needs a valid configuration. */
function printProblems(problems: readonly string[]) {
  const time = new Date().toISOString();
  for (const problem of problems) {
    const line = { level: "error", time, msg: `Presetry cannot start: ${problem}` };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** Called by lib/platform/front-server/start.mjs once Next is ready. On function hosts nothing calls it. */
function serveShop(shop: ServedShop): Promise<void> {
  const hosting = createServerHosting();
  const visits = createServerVisits();
  const responders = [
    createDomainServer(hosting, visits),
    createSiteServer(hosting, visits),
    countPages(),
    createResponseCache(new URL(env("site").SITE_URL).host),
  ];
  const server = createFrontServer({
    responders,
    handle: shop.handle,
    isOwnHost: (host) => isOwnHost(hostNameOf(host)),
  });
  return serve(server, shop);
}
