import { afterAll, afterEach, inject, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { failOnConsole } from "./console";
import { failOnLoggedBugs, stopCollectingLog } from "./log";
import { createTestDatabase } from "./test-database";

const environment = { ...process.env };

// Runs before the imports of the test file, so that modules read these values from the environment.
const database = await createTestDatabase(inject("testServer"));
process.env.DATABASE_URL = database.url;
process.env.SITE_URL = "https://shop.test";
process.env.AUTH_SECRET = "for-the-tests-only-0123456789-abcdef";
process.env.CRON_SECRET = "for-the-tests-only-9876543210-fedcba";

afterEach(failOnConsole);
afterEach(failOnLoggedBugs);

/** Product code keeps on `globalThis` what has to survive a reload of its modules: pools, queues, windows. */
const keptByTheShop = () => Object.keys(globalThis).filter((name) => name.startsWith("presetry"));

// The next test file runs in the same process, with the packages loaded and modules of the shop loaded anew.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  stopCollectingLog();
  await closeDatabase();
  await database.drop();
  for (const name of keptByTheShop()) Reflect.deleteProperty(globalThis, name);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  vi.resetModules();
});
