// @ts-check
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * Fails while `npm start` serves the build of this folder: a new build would remove the files that its pages load.
 * On systems without `/proc` nothing is known about other processes, and nothing is refused.
 */
const running = processes().find(servesThisFolder);
if (running !== undefined) {
  console.error(
    `The shop in this folder is running (process ${running}). Build a release in a folder of its own, or stop the shop first.`,
  );
  process.exit(1);
}

function processes() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** @param {string} pid */
function servesThisFolder(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const isShop = words.some((word) => word.endsWith("lib/platform/front-server/start.mjs"));
    return isShop && readlinkSync(`/proc/${pid}/cwd`) === process.cwd();
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}
