import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

/**
 * Loaded into the server: a first SIGHUP begins a processor profile, the next one writes it to the file that
 * BENCH_PROFILE names.
 */
const file = process.env.BENCH_PROFILE;

/** @type {Session | null} */
let session = null;

async function begin() {
  session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
}

/** @param {Session} running @param {string} path */
async function end(running, path) {
  session = null;
  const { profile } = await running.post("Profiler.stop");
  running.disconnect();
  writeFileSync(path, JSON.stringify(profile));
}

if (file) process.on("SIGHUP", () => void (session ? end(session, file) : begin()));
