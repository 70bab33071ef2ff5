import { openSync } from "node:fs";
import type { Figure } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { startProgram, waitForPage } from "../shop/serve";
import { type Instance, instanceAt } from "./instance";
import { requireProgram } from "./programs";
import { logFile, type Shop } from "./shop";
import { walk } from "./walk";

/**
 * Remounts the file system read-only in a mount namespace of the server. Fails when a write succeeds all
 * the same.
 */
const readOnly = `
mount -o remount,bind,ro / &&
mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && cd "$PWD" &&
if touch .next/written /tmp/presetry-written 2>/dev/null; then echo "It can write."; exit 1; fi &&
exec "$0" "$@"`;

/** The production server on a read-only file system: calls of a visitor, a customer and the admin. */
export async function verifyReadOnly(shop: Shop): Promise<Figure[]> {
  await shop.build();
  const server = { cwd: process.cwd(), args: [startProgram] };
  const shopper = await step("Serve from a read-only disk", () => startReadOnly(shop, server));
  const figures = await walk(shopper, shop);
  await shopper.stop();
  return figures;
}

interface Server {
  /** Working directory. */
  cwd: string;
  args: string[];
}

/** Starts a server that cannot write to any file. */
export async function startReadOnly({ port, url }: Shop, { cwd, args }: Server): Promise<Instance> {
  const own = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const server = spawnManaged(
    requireProgram("unshare"),
    ["--mount", ...own, "/bin/sh", "-c", readOnly, process.execPath, ...args],
    {
      cwd,
      output: openSync(logFile("read-only"), "w"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        PORT: String(port),
      },
    },
  );
  onExit(server.stop);
  await waitForPage(server, url);
  return instanceAt(url, server.stop);
}
