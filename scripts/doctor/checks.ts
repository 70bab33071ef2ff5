import { statfsSync } from "node:fs";
import { totalmem } from "node:os";
import getPort from "get-port";
import { checkEnvironment } from "@/lib/env";
import { findChromium } from "../shared/browsers";
import { dataFolder, isForProduction, readEnvironmentFiles } from "../shared/environment";
import { findBinaries } from "../shared/postgres/binaries";
import { identityFor } from "../shared/postgres/identity";
import { nameOfDatabase } from "../shop/database";
import { databaseProblem } from "./database";
import type { Finding } from "./findings.mjs";
import { sitesDomainProblem } from "./sites-domain";

readEnvironmentFiles("production");
const ownDatabase = process.env.DATABASE_URL;
const ownPaypal = process.env.PAYPAL_BASE_URL;
const mayUseEmbedded = !ownDatabase && !isForProduction();

/** Run one after another; each result is printed at once. */
export const checks: (() => Finding | Promise<Finding>)[] = [
  environment,
  legacyLogin,
  adminSecondFactor,
  sitesDomain,
  ...(mayUseEmbedded ? [embeddedPostgres] : []),
  database,
  port,
  browser,
  memory,
  disk,
];

function environment(): Finding {
  // `npm run shop` starts a database and a fake PayPal, and makes secrets, when none are configured.
  const problems = checkEnvironment(Boolean(process.env.SITE_URL)).filter(
    (line) =>
      isPublic() ||
      isForProduction() ||
      !(
        (!ownDatabase && /^DATABASE_URL/.test(line)) ||
        (!ownPaypal && /^PAYPAL_/.test(line)) ||
        /^(AUTH|CRON)_SECRET is not set/.test(line)
      ),
  );
  return {
    title: "Environment",
    problem: problems.join("\n") || undefined,
    remedy: isForProduction()
      ? "Correct the variable in .env.production."
      : "Correct the variable in .env.local, or remove it.",
    blocks: true,
  };
}

const isPublic = () => process.env.SITE_URL?.startsWith("https:") ?? false;

function adminSecondFactor(): Finding {
  const isOptional = process.env.ADMIN_SECOND_FACTOR?.trim() === "optional";
  return {
    title: "The back office needs a second factor",
    problem: isOptional && isPublic() ? "A password alone opens it." : undefined,
    remedy: "Remove ADMIN_SECOND_FACTOR=optional.",
    blocks: false,
  };
}

function sitesDomain(): Finding {
  const { SITE_URL = "", SITES_DOMAIN } = process.env;
  return {
    title: "Customers' sites are kept apart from the shop",
    problem: isPublic() ? sitesDomainProblem(SITE_URL, SITES_DOMAIN?.trim()) : undefined,
    remedy: "Set SITES_DOMAIN to a domain of its own: docs/deploy.md, Sites.",
    blocks: false,
  };
}

function legacyLogin(): Finding {
  const isOn = process.env.LEGACY_LOGIN?.trim() !== "off";
  return {
    title: "Passwords stay out of addresses",
    problem: isOn && isPublic() ? "GET /api/user takes a password in its query." : undefined,
    remedy: "Set LEGACY_LOGIN=off, unless a client of yours signs in by GET.",
    blocks: false,
  };
}

function embeddedPostgres(): Finding {
  const problem = failureOf(() => findBinaries(identityFor(`${dataFolder}/postgres`)));
  return { title: "Embedded PostgreSQL runs here", problem, blocks: true };
}

async function database(): Promise<Finding> {
  if (mayUseEmbedded) return { title: "Database: the embedded one", blocks: false };
  // The check of the environment says what is wrong with it.
  if (!ownDatabase || !URL.canParse(ownDatabase))
    return { title: "Database", problem: "It has no address.", blocks: true };
  const name = nameOfDatabase(ownDatabase);
  return {
    title: `Database ${name}`,
    problem: await databaseProblem(ownDatabase),
    remedy: `Start it, correct DATABASE_URL, or run: npm run db:migrate -- --database ${name} (docs/deploy.md)`,
    blocks: true,
  };
}

async function port(): Promise<Finding> {
  const wanted = process.env.PORT || "3000";
  const isFree = (await getPort({ port: Number(wanted) })) === Number(wanted);
  const problem = isFree ? undefined : "Another program listens there.";
  return {
    title: `Port ${wanted} is free`,
    problem,
    remedy: process.env.PORT
      ? "Stop that program, or choose another PORT."
      : "Nothing: npm run shop takes the next free port. PORT chooses one.",
    blocks: Boolean(process.env.PORT),
  };
}

function browser(): Finding {
  let path: string | undefined;
  const failure = failureOf(() => {
    path = findChromium();
  });
  return {
    title: path ? `Browser for the journeys: ${path}` : "Browser for the journeys",
    problem: failure ?? (path ? undefined : "No Chromium was found."),
    remedy: "npm test installs one; or install Chromium, or set CHROMIUM_PATH.",
    blocks: false,
  };
}

const gigabyte = 1024 ** 3;

function memory(): Finding {
  const total = totalmem() / gigabyte;
  return {
    title: `Memory: ${total.toFixed(1)} GB`,
    problem: total < 2 ? "A production build needs 2 GB." : undefined,
    remedy: "Close other programs, or add swap space.",
    blocks: false,
  };
}

function disk(): Finding {
  const { bavail, bsize } = statfsSync(".");
  const free = (bavail * bsize) / gigabyte;
  return {
    title: `Disk: ${free.toFixed(1)} GB free`,
    problem: free < 1 ? "Build and database need 1 GB." : undefined,
    remedy: "Make room: .next and .data are made anew when they are removed.",
    blocks: free < 0.2,
  };
}

function failureOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
