import { closeSync, openSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import postgres from "postgres";
import { type ManagedProcess, spawnManaged } from "./managed-process";
import { type Binaries, findBinaries } from "./postgres/binaries";
import {
  initialize,
  isInitialized,
  passwordOf,
  placeFor,
  superuser,
} from "./postgres/data-directory";
import { type Identity, identityFor, spawnAs } from "./postgres/identity";
import { findRunning, removeStalePidFile } from "./postgres/running-server";

export interface PostgresOptions {
  dataDir: string;
  /** Name of the database; created when it does not exist. */
  name: string;
  port?: number;
  /** Turns fsync off, for data that may be lost in a crash. */
  fast?: boolean;
}

export interface PostgresServer {
  url: string;
  /** Another process started the server and will stop it. */
  isShared: boolean;
  stop: () => Promise<void>;
}

interface Launch extends PostgresOptions {
  place: string;
  binaries: Binaries;
  identity: Identity | undefined;
}

const startDeadlineMs = 60_000;

/** Starts an embedded PostgreSQL, or connects to the one that already serves the data directory. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const wanted = resolve(options.dataDir);
  const identity = identityFor(wanted);
  const place = placeFor(wanted, identity);

  const joined = await waitUntilSettled(place);
  if (joined)
    return { ...(await open(place, joined.port, options.name)), isShared: true, stop: leave };

  const binaries = findBinaries(identity);
  if (!isInitialized(place)) initialize(binaries, place, identity, options.fast ?? false);
  removeStalePidFile(place);
  const { server, port } = await launch({ ...options, dataDir: wanted, place, binaries, identity });
  return { ...(await open(place, port, options.name)), isShared: false, stop: server.stop };
}

const leave = async () => {};

/** Waits while a server is starting up or shutting down. */
async function waitUntilSettled(place: string) {
  const deadline = Date.now() + startDeadlineMs;
  for (;;) {
    const running = findRunning(place);
    if (!running || running.isReady) return running;
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${running.pid}) has not become ready: stop it, try again.`,
      );
    }
    await sleep(50);
  }
}

async function launch(options: Launch) {
  const log = `${options.dataDir}.log`;
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await getPort());
    const server = run(options, port, log);
    if (await becameReady(server, options.place)) return { server, port };
    await server.stop();
    const said = readFileSync(log, "utf8").trim().split("\n").slice(-12).join("\n");
    // Another process may have taken the port since it was found free.
    const retry = /could not bind/.test(said) && !options.port && attempt < 5;
    if (!retry) throw new Error(`PostgreSQL did not start. It said, in ${log}:\n${said}`);
  }
}

function run(
  { binaries, place, identity, fast }: Launch,
  port: number,
  log: string,
): ManagedProcess {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: "128MB",
    jit: "off",
    ...(fast && {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      wal_level: "minimal",
      max_wal_senders: 0,
    }),
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const output = openSync(log, "w", 0o600);
  try {
    return spawnManaged(binaries.postgres, ["-D", place, "-p", String(port), ...flags], {
      ...spawnAs(identity),
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      output,
      stop: "interrupt",
      graceMs: 15_000,
    });
  } finally {
    closeSync(output);
  }
}

async function becameReady(server: ManagedProcess, place: string): Promise<boolean> {
  let isOver = false;
  server.exited.finally(() => (isOver = true)).catch(() => {});
  const deadline = Date.now() + startDeadlineMs;
  while (!isOver && Date.now() < deadline) {
    if (findRunning(place)?.isReady) return true;
    await sleep(25);
  }
  return false;
}

async function open(place: string, port: number, name: string) {
  const at = (database: string) =>
    `postgres://${superuser}:${passwordOf(place)}@127.0.0.1:${port}/${database}`;
  const sql = postgres(at("postgres"), { max: 1, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
  return { url: at(name) };
}
