import { existsSync, readFileSync, rmSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataFolder } from "../shared/environment";
import { step } from "../shared/progress.mjs";
import { type Figure, forInformation } from "./figures";
import type { Served } from "./production";
import { sharesOf } from "./profile";
import { serverBelow } from "./server-memory";
import { hammer } from "./throughput";

/** One of each kind of page. */
const pages = ["/", "/shop", "/detail/1", "/preview/silent"];

const warmUpSeconds = 2;
const seconds = 5;
const mostShown = 8;

const file = resolve(dataFolder, "server.cpuprofile");

/** Before the server is started: lets it profile itself. */
export function prepareProfiles() {
  process.env.BENCH_PROFILE = file;
  const hook = new URL("profile-server.mjs", import.meta.url).href;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import ${hook}`;
}

/** Profiles the server while these pages are requested. */
export async function measureProfiles(url: string, { pid }: Served): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    const profile = await step(`Profile ${path}`, () => profileOf(url, path, pid));
    const byPackage = sharesOf(profile, ({ owner }) => owner);
    const byFunction = sharesOf(profile, ({ owner, called }) => `${called} (${owner})`);
    figures.push(
      forInformation(`${path}, by package`, listed(byPackage)),
      forInformation(`${path}, by function`, listed(byFunction)),
    );
  }
  return figures;
}

const listed = (shares: [string, number][]) =>
  shares
    .slice(0, mostShown)
    .map(([name, share]) => `${name} ${(share * 100).toFixed(1)} %`)
    .join(", ");

async function profileOf(url: string, path: string, pid: number): Promise<Profiler.Profile> {
  rmSync(file, { force: true });
  const server = serverBelow(pid).pid;
  await hammer(url, path, warmUpSeconds);
  process.kill(server, "SIGHUP");
  await hammer(url, path, seconds);
  process.kill(server, "SIGHUP");
  for (;;) {
    await sleep(100);
    try {
      if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      // The profile is not complete yet.
    }
  }
}
