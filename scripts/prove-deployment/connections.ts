import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import getPort from "get-port";
import postgres from "postgres";
import { atMost, expected, type Figure, forInformation } from "../bench/figures";
import { onExit } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";
import { step } from "../shared/progress.mjs";
import { startTool } from "./programs";
import { logFile, type Shop } from "./shop";
import { nobody } from "./user";

const instances = 50;
/** Parallel queries per instance, as on a busy function host. */
const queriesEach = 20;

/** Fifty cold instances at once, each a process with the shop's own database client. */
export async function verifyConnections(shop: Shop): Promise<Figure[]> {
  const program = await bundleInstance();
  const limit = await connectionLimit(shop.database);
  const tooMany = await startCrowd("10 connections each, no pooler", shop.database, program, {
    DATABASE_POOL_MAX: "10",
  });
  const few = await startCrowd("3 connections each, no pooler", shop.database, program, {
    DATABASE_POOL_MAX: "3",
  });
  const pooler = await startPooler(shop.database);
  const pooled = await startCrowd("behind a transaction pooler", shop.database, program, {
    DATABASE_URL: pooler,
    DATABASE_POOL_MAX: "3",
    DATABASE_POOLER: "transaction",
  });
  const all = instances * queriesEach;
  return [
    forInformation("Connections that PostgreSQL allows", String(limit)),
    forInformation(
      `${instances} cold instances with 10 connections each: queries refused of ${all}`,
      String(tooMany.failed),
    ),
    atMost(`With 3 each: queries refused of ${all}`, 0, few.failed, String),
    atMost("Connections open at once", 3 * instances, few.most, String),
    atMost(`Behind a pooler of ${poolSize}: queries refused of ${all}`, 0, pooled.failed, String),
    atMost("Connections open at once", poolSize, pooled.most, String),
    expected("Deadlines hold behind the pooler, as the role's", pooled.deadlines === instances),
  ];
}

interface Crowd {
  failed: number;
  /** Instances with a statement timeout. */
  deadlines: number;
  /** The most connections that PostgreSQL saw at once. */
  most: number;
}

async function startCrowd(
  title: string,
  database: string,
  program: string,
  settings: NodeJS.Dict<string>,
): Promise<Crowd> {
  return step(`${instances} cold instances, ${title}`, async () => {
    const go = `${program}.${settings.DATABASE_POOL_MAX}-${settings.DATABASE_POOLER}`;
    const running = Array.from({ length: instances }, () =>
      startColdInstance(program, go, settings),
    );
    await Promise.all(running.map(({ ready }) => ready));
    const watch = watchConnections(database);
    writeFileSync(go, "");
    const counts = await Promise.all(running.map(({ result }) => result));
    const most = await watch.stop();
    const sum = (pick: (one: { failed: number; deadline: boolean }) => number) =>
      counts.reduce((total, one) => total + pick(one), 0);
    return { failed: sum((it) => it.failed), deadlines: sum((it) => Number(it.deadline)), most };
  });
}

/** Starts a process that connects once the file `go` exists. */
function startColdInstance(program: string, go: string, settings: NodeJS.Dict<string>) {
  const child = spawnManaged(process.execPath, [program, String(queriesEach), go], {
    output: "pipe",
    env: { ...process.env, ...settings, NODE_ENV: "production" },
  });
  onExit(child.stop);
  let output = "";
  const ready = new Promise<void>((resolve) => {
    child.process.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.startsWith("ready")) resolve();
    });
    child.exited.finally(resolve).catch(() => {});
  });
  const result = child.exited.then(() => {
    const line = output.split("\n").find((it) => it.startsWith("{"));
    if (!line) throw new Error(`Output of an instance:\n${output}`);
    return JSON.parse(line) as { failed: number; deadline: boolean };
  });
  return { ready, result };
}

/** Bundled, to measure without the time that loading TypeScript takes. */
async function bundleInstance(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "presetry-cold-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, "instance.mjs");
  await build({
    entryPoints: ["scripts/prove-deployment/cold-instance.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  return outfile;
}

async function connectionLimit(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql`
      select current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as free`;
    return Number(row?.free);
  } finally {
    await sql.end();
  }
}

/** Polls on a connection of its own. */
function watchConnections(url: string) {
  const sql = postgres(url, { max: 1 });
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const [row] = await sql`
        select count(*)::int as open from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()
          and datname = current_database()`;
      most = Math.max(most, Number(row?.open));
      await sleep(10);
    }
    await sql.end();
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return most;
    },
  };
}

const poolSize = 20;

/** Starts PgBouncer in transaction mode, and sets the role's timeouts as docs/deploy.md says. */
async function startPooler(database: string): Promise<string> {
  const sql = postgres(database, { max: 1 });
  await sql`alter role current_user set statement_timeout = '8s'`;
  await sql`alter role current_user set lock_timeout = '3s'`;
  await sql`alter role current_user set idle_in_transaction_session_timeout = '8s'`;
  await sql.end();

  const { username, password, hostname, port, pathname } = new URL(database);
  const own = await getPort();
  const folder = mkdtempSync(join(tmpdir(), "presetry-pooler-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "users"), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
`,
  );
  startTool("pgbouncer", [join(folder, "pgbouncer.ini")], nobody());
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`;
  await waitForPooler(url);
  return url;
}

async function waitForPooler(url: string) {
  for (let attempt = 1; ; attempt++) {
    const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 2 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (attempt === 50) {
        throw new Error(`The pooler does not answer: ${error}. See ${logFile("pgbouncer")}.`);
      }
      await sleep(100);
    } finally {
      await sql.end();
    }
  }
}
