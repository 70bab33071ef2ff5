import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

export const dataFolder = ".data";

/** Meets the shop's password rules, whatever the random part is. */
export const newPassword = (bytes: number) => `Shop-${randomBytes(bytes).toString("base64url")}-7`;

/** Generated once per checkout for variables that the environment does not set. */
const generated: Record<string, () => string> = {
  AUTH_SECRET: () => randomBytes(32).toString("base64url"),
  CRON_SECRET: () => randomBytes(32).toString("base64url"),
  DEMO_PASSWORD: () => newPassword(6),
};
const secretsFile = `${dataFolder}/secrets.json`;

type Mode = "production" | "development";

/**
 * Reads the .env files in the same order as `next start`: the first value of a variable wins. Returns
 * the file that DATABASE_URL is from.
 */
export function readEnvironmentFiles(mode: Mode): string | undefined {
  let source: string | undefined;
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    if (!existsSync(file)) continue;
    const before = process.env.DATABASE_URL;
    process.loadEnvFile(file);
    if (process.env.DATABASE_URL !== before) source = file;
  }
  return source;
}

/** Whether this checkout serves a shop: then commands read the files that its server reads. */
export const isForProduction = () =>
  [".env.production", ".env.production.local"].some((file) => existsSync(file));

/** Reads the .env files, and sets what this checkout generates for itself. */
export function loadEnvironment(mode: Mode): string | undefined {
  const source = readEnvironmentFiles(mode);
  for (const [name, value] of Object.entries(secrets())) process.env[name] ||= value;
  return source;
}

function secrets(): Record<string, string> {
  const kept: Record<string, string> = existsSync(secretsFile)
    ? JSON.parse(readFileSync(secretsFile, "utf8"))
    : {};
  const missing = Object.entries(generated).filter(([name]) => !kept[name]);
  if (missing.length === 0) return kept;
  for (const [name, make] of missing) kept[name] = make();
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(secretsFile, JSON.stringify(kept, null, 2), { mode: 0o600 });
  return kept;
}
