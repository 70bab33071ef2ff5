import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expected, type Figure } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { timeUntil } from "./change";
import type { TlsClient } from "./domains/client";
import { runTool, startTool } from "./programs";

export const sitesDomain = "sites.test";

/** The documented configuration, with other ports, certificates of its own and its files in a folder. Returns its root. */
export async function startCaddy(
  shopPort: string,
  { http, https }: { http: number; https: number },
) {
  const folder = mkdtempSync(join(tmpdir(), "presetry-caddy-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const local = [
    "local_certs",
    "admin off",
    `http_port ${http}`,
    `https_port ${https}`,
    `storage file_system ${folder}`,
  ];
  const configuration = readFileSync("docs/deploy/Caddyfile", "utf8")
    .replace("{\n", `{\n${local.map((line) => `\t${line}\n`).join("")}`)
    .replaceAll("{$SHOP:127.0.0.1:3000}", `127.0.0.1:${shopPort}`)
    .replace("{$SITE_URL:presetry.example}", "localhost")
    .replace("{$SITES_DOMAIN:sites.invalid}", sitesDomain)
    // Of Caddy's own authority.
    .replace("{$SITES_CERTIFICATE:internal}", "internal");
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration);
  runTool("caddy", ["validate", "--adapter", "caddyfile", "--config", file]);
  startTool("caddy", ["run", "--adapter", "caddyfile", "--config", file]);
  const root = join(folder, "pki/authorities/local/root.crt");
  const readRoot = async () => {
    try {
      return readFileSync(root, "utf8").includes("END CERTIFICATE");
    } catch {
      return false;
    }
  };
  await timeUntil(readRoot);
  return readFileSync(root, "utf8");
}

/** The limit of a network (lib/accounts/login-rate-limit.ts), reached by one client. */
const allowedGuesses = 60;

/** A client that guesses passwords must not lock out another one behind the same proxies. */
export async function tellClientsApart({ signInFrom }: TlsClient): Promise<Figure[]> {
  const [guesser, other] = ["127.0.0.2", "127.0.0.3"];
  const guesses = await Promise.all(
    Array.from({ length: allowedGuesses + 1 }, (_, n) =>
      signInFrom(guesser, `guess-${n}@shop.test`),
    ),
  );
  const forged = await signInFrom(guesser, "forged@shop.test", { "X-Forwarded-For": other });
  const elsewhere = await signInFrom(other, "other@shop.test");
  return [
    expected(
      `Of ${guesses.length} wrong passwords of one client, all but the last are tried`,
      guesses.filter(({ status }) => status === 401).length === allowedGuesses,
    ),
    expected("also if the client says that it is another", forged.status === 429),
    expected("and a second client can still sign in", elsewhere.status === 401),
  ];
}
