import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expected, type Figure } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { timeUntil } from "./change";
import type { TlsClient } from "./domains/client";
import { runTool, startTool } from "./programs";

export const sitesDomain = "sites.test";

/**
 * The documented configuration and environment, with other ports, Caddy's own authority and its files in a folder.
 * Without the files of a certificate, that of the sites is of that authority, too.
 */
export async function startCaddy(
  shopPort: string,
  { http, https }: { http: number; https: number },
  certificateFiles?: string,
) {
  const folder = mkdtempSync(join(tmpdir(), "presetry-caddy-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const admin = `unix/${join(folder, "admin.sock")}`;
  const local = [
    "local_certs",
    `admin ${admin}`,
    `http_port ${http}`,
    `https_port ${https}`,
    `storage file_system ${folder}`,
  ];
  const configuration = readFileSync("docs/deploy/Caddyfile", "utf8").replace(
    "{\n",
    `{\n${local.map((line) => `\t${line}\n`).join("")}`,
  );
  const env = {
    ...process.env,
    SHOP: `127.0.0.1:${shopPort}`,
    SITE_URL: "localhost",
    SITES_DOMAIN: sitesDomain,
    SITES_CERTIFICATE: certificateFiles,
  };
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration);
  const named = ["--adapter", "caddyfile", "--config", file];
  runTool("caddy", ["validate", ...named], env);
  startTool("caddy", ["run", ...named], { env });
  const root = join(folder, "pki/authorities/local/root.crt");
  const readRoot = async () => {
    try {
      return readFileSync(root, "utf8").includes("END CERTIFICATE");
    } catch {
      return false;
    }
  };
  await timeUntil(readRoot);
  return {
    root: readFileSync(root, "utf8"),
    /** As `systemctl reload caddy` does. */
    reload: () => runTool("caddy", ["reload", ...named, "--address", admin, "--force"], env),
  };
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
