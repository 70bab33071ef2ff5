import { AsyncLocalStorage } from "node:async_hooks";
import { context, metrics, propagation, trace } from "@opentelemetry/api";
import { afterAll, afterEach, inject, vi } from "vitest";
import { closeDatabase, connect } from "@/db/client";
import { failOnConsole } from "./console";
import { failOnLoggedBugs, stopCollectingLog } from "./log";
import { createTestDatabase } from "./test-database";

// Where Next's server puts it before it loads anything else of Next.
Object.assign(globalThis, { AsyncLocalStorage });

const environment = { ...process.env };

// Runs before the imports of the test file, so that modules read these values from the environment.
const testDatabase = await createTestDatabase(inject("testServer"));
process.env.DATABASE_URL = testDatabase.url;
process.env.SITE_URL = "https://shop.test";
// Nobody answers there, unless the test file starts the fake.
process.env.ECB_URL = "http://127.0.0.1:9";
process.env.AUTH_SECRET = "for-the-tests-only-0123456789-abcdef";
process.env.CRON_SECRET = "for-the-tests-only-9876543210-fedcba";

// A call that the file before left behind may connect to the database of that file, before this line or after it.
// So this file's pool takes its place at once. The environment is not read yet: a test may still change it.
await closeDatabase();
Object.assign(globalThis, { presetryConnection: connect(testDatabase.url, 10) });

// A storage that was used once makes each later promise of the process slower, until it is disabled.
const usedStorages = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...parameters: Parameters<typeof run>) {
  usedStorages.add(this);
  return run.apply(this, parameters);
};

afterEach(failOnConsole);
afterEach(failOnLoggedBugs);

/** Product code keeps on `globalThis` what has to survive a reload of its modules: pools, queues, windows. */
const keptByTheShop = () => Object.keys(globalThis).filter((name) => name.startsWith("presetry"));

// The next test file runs in the same process, with the packages loaded and modules of the shop loaded anew.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  stopCollectingLog();
  AsyncLocalStorage.prototype.run = run;
  for (const storage of usedStorages) storage.disable();
  for (const api of [context, metrics, propagation, trace]) api.disable();
  await closeDatabase();
  await testDatabase.drop();
  for (const name of keptByTheShop()) Reflect.deleteProperty(globalThis, name);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  vi.resetModules();
});
