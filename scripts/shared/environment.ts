import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

export const dataFolder = ".data";

/** Keeps the shop's rules for passwords, whatever the random part is. */
export const newPassword = (bytes: number) => `Shop-${randomBytes(bytes).toString("base64url")}-7`;

/** Made once per checkout when the environment does not bring its own. */
const generated: Record<string, () => string> = {
  AUTH_SECRET: () => randomBytes(32).toString("base64url"),
  CRON_SECRET: () => randomBytes(32).toString("base64url"),
  DEMO_PASSWORD: () => newPassword(6),
};
const secretsFile = `${dataFolder}/secrets.json`;

/** Reads the .env files as `next start` will, so that launcher and shop agree. First come wins. */
export function loadEnvironment(mode: "production" | "development") {
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  for (const [name, value] of Object.entries(secrets())) process.env[name] ||= value;
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
