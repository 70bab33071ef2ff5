import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startPostgres } from "../../scripts/shared/postgres";

const template = "template_shop";

export interface TestServer {
  /** Where databases are made; never tested against itself. */
  url: string;
  stop: () => Promise<void>;
}

const memory = "/dev/shm";
const roomInMemory = 4 * 1024 ** 3;

/** In memory, where there is room, a database is cloned six times as fast as on a disk. */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomInMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One server for a whole test run, in a folder that goes with it. */
export async function startTestServer(place = tmpdir()): Promise<TestServer> {
  const folder = mkdtempSync(join(place, "presetry-test-"));
  // Run by root, PostgreSQL is somebody else and has to pass.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPostgres({
      dataDir: join(folder, "postgres"),
      name: "presetry",
      fast: true,
    });
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Migrated once, then closed to connections, because a database in use cannot be cloned. */
export async function createTemplate(server: string, migrate: (url: string) => Promise<void>) {
  await command(server, (sql) => sql`create database ${sql(template)}`);
  await migrate(databaseUrl(server, template));
  await command(
    server,
    (sql) => sql`alter database ${sql(template)} is_template true allow_connections false`,
  );
}

/** An empty, migrated database of its own for one test file. */
export async function createTestDatabase(server: string) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying files beats the default (copying through the write-ahead log) by half where fsync is off.
  await command(
    server,
    (sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
  );
  return {
    url: databaseUrl(server, name),
    drop: () => command(server, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function command(url: string, run: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
