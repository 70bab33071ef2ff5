import { setFlagsFromString } from "node:v8";
import { checkEnvironment, env, isProduction } from "@/lib/env";
import { createDomainServer } from "./domains/server";
import { countPages } from "./figures/visits/count-pages";
import { keepPages } from "./next-internals/kept-pages";
import { keepPreviews } from "./next-internals/kept-previews";
import { installRequestFilter } from "./next-internals/request-filter";
import { createServerHosting, createServerVisits, createSiteServer } from "./sites/hosting/server";

/**
 * The checks of a server before its first answer: logs every problem of the configuration, or
 * starts the request filters.
 */
export function startServer() {
  const problems = checkEnvironment();
  if (problems.length > 0) {
    process.stderr.write(
      `Presetry cannot start:\n${problems.map((line) => `- ${line}\n`).join("")}`,
    );
    process.exit(1);
  }
  // On a machine with much memory, V8 would let garbage grow to several times the memory in use.
  setFlagsFromString("--heap-growing-percent=30");
  const hosting = createServerHosting();
  const visits = createServerVisits();
  installRequestFilter(
    createDomainServer(hosting, visits),
    createSiteServer(hosting, visits),
    countPages(),
    ...(isProduction() ? [keepPreviews()] : []),
    // Without Redis, instances do not hear of each other's changes.
    ...(isProduction() && !env("cache").REDIS_URL ? [keepPages()] : []),
  );
}
