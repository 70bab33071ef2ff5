import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";

const irrelevant =
  /^(\.ci|docs|e2e|patches|scripts)\/|\.md$|\.test\.tsx?$|^vitest\.config|^biome\.json/;
const unlisted = new Set(["node_modules", ".next", ".data", ".git"]);

/** Addresses that change from run to run and are read at run time only. */
const readAtRunTime = new Set([
  "DATABASE_URL",
  "RESEND_BASE_URL",
  "OIDC_ISSUER",
  "STATIC_HOST_URL",
  "PORT",
]);

/** A digest of all inputs of a production build except the database. */
export function sourceDigest(): string {
  const digest = createHash("sha256").update(process.version);
  for (const file of sourceFiles().sort()) {
    if (irrelevant.test(file) || !existsSync(file) || !statSync(file).isFile()) continue;
    digest.update(`\0${file}\0`).update(readFileSync(file));
  }
  for (const [name, value] of settings()) digest.update(`\0${name}=${value}`);
  return digest.digest("hex");
}

function sourceFiles(): string[] {
  try {
    const listed = execFileSync("git", ["ls-files", "-zco", "--exclude-standard"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
    return [...new Set(listed.split("\0").filter(Boolean)), ...environmentFiles()];
  } catch {
    // A copy without git, or a machine without it.
    return readdirSync(".").flatMap((name) => (unlisted.has(name) ? [] : walk(name)));
  }
}

const environmentFiles = () => readdirSync(".").filter((name) => name.startsWith(".env"));

const walk = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => walk(`${path}/${name}`))
    : [path];

function settings(): [string, string | undefined][] {
  const documented = existsSync(".env.example") ? readFileSync(".env.example", "utf8") : "";
  const names = new Set([
    ...Object.keys(parseEnv(documented.replace(/^#\s*(?=[A-Z_]+=)/gm, ""))),
    ...Object.keys(process.env).filter((name) => name.startsWith("NEXT_PUBLIC_")),
    "SITE_URL",
    "PSEUDO_LANGUAGE",
  ]);
  return [...names]
    .filter((name) => !readAtRunTime.has(name))
    .sort()
    .map((name) => [name, process.env[name]]);
}
