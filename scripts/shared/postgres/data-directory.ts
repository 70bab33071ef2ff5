import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Binaries } from "./binaries";
import { type Identity, spawnAs } from "./identity";

export const superuser = "presetry";
const passwordFile = "presetry-password";

/** The data directory: `wanted`, or the folder that a symbolic link at `wanted` points to. */
export function placeFor(wanted: string, identity: Identity | undefined): string {
  dropDanglingLink(wanted);
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  const place = realpathSync(wanted);
  if (!identity) return place;
  own(place, identity);
  return canWrite(place, identity) ? place : moveAside(wanted, identity);
}

function dropDanglingLink(path: string) {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && !existsSync(path)) rmSync(path);
}

const own = (path: string, { uid, gid }: Identity) => chownSync(path, uid, gid);

const canWrite = (place: string, identity: Identity) =>
  spawnSync("/bin/sh", ["-c", 'cd "$0" && test -w .', place], spawnAs(identity)).status === 0;

/** Inside a private folder (a clone below /root, a `mktemp -d`) only root can reach the data: moves them to TMPDIR. */
function moveAside(wanted: string, identity: Identity): string {
  if (isInitialized(wanted)) {
    throw new Error(
      `${identity.name} owns the database in ${wanted} but cannot reach it any more: a folder above it became private. Open it (chmod a+x), or remove ${wanted} to start afresh.`,
    );
  }
  const digest = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const place = join(tmpdir(), `presetry-data-${digest}`);
  const existing = lstatSync(place, { throwIfNoEntry: false });
  const usable = existing?.isDirectory() && existing.uid === identity.uid;
  const chosen = existing && !usable ? mkdtempSync(`${place}-`) : place;
  mkdirSync(chosen, { recursive: true, mode: 0o700 });
  own(chosen, identity);
  if (!canWrite(chosen, identity)) {
    throw new Error(
      `${identity.name} can write neither below ${dirname(wanted)} nor below ${tmpdir()}. Set TMPDIR to a folder that everybody may enter, or DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  rmdirSync(wanted);
  symlinkSync(chosen, wanted);
  return chosen;
}

export const isInitialized = (dataDir: string) => existsSync(join(dataDir, "PG_VERSION"));

/** Runs `initdb`. The generated password is stored in the data directory, readable by its owner only. */
export function initialize(
  { initdb }: Binaries,
  dataDir: string,
  identity: Identity | undefined,
  fast: boolean,
) {
  const folder = mkdtempSync(join(tmpdir(), "presetry-init-"));
  const password = randomBytes(18).toString("base64url");
  const passwordInput = join(folder, "password");
  writeFileSync(passwordInput, password, { mode: 0o600 });
  if (identity) for (const path of [folder, passwordInput]) own(path, identity);
  try {
    const run = spawnSync(
      initdb,
      [
        `--pgdata=${dataDir}`,
        `--username=${superuser}`,
        `--pwfile=${passwordInput}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        ...(fast ? ["--no-sync"] : []),
      ],
      { ...spawnAs(identity), encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
    );
    if (run.error) throw run.error;
    if (run.status !== 0)
      throw new Error(`PostgreSQL could not prepare ${dataDir}:\n${run.stderr}`);
    const kept = join(dataDir, passwordFile);
    writeFileSync(kept, password, { mode: 0o600 });
    if (identity) own(kept, identity);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const passwordOf = (dataDir: string) => readFileSync(join(dataDir, passwordFile), "utf8");
