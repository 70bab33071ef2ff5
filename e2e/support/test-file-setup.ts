import { afterAll, afterEach, inject } from "vitest";
import { failOnConsole } from "./console";
import { failOnLoggedBugs } from "./log";
import { createTestDatabase } from "./test-database";

// Before the test file's own imports run: whoever reads the environment meets this file's database.
const database = await createTestDatabase(inject("testServer"));
process.env.DATABASE_URL = database.url;
process.env.SITE_URL = "https://shop.test";
process.env.AUTH_SECRET = "for-the-tests-only-0123456789-abcdef";
process.env.CRON_SECRET = "for-the-tests-only-9876543210-fedcba";

afterEach(failOnConsole);
afterEach(failOnLoggedBugs);
afterAll(database.drop);
