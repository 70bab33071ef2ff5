import { afterAll, afterEach, inject } from "vitest";
import { createTestDatabase } from "../sandbox/test-database";
import { failOnConsole } from "./console";

// Before the test file's own imports run: whoever reads the environment meets this file's database.
const database = await createTestDatabase(inject("testServer"));
process.env.DATABASE_URL = database.url;
process.env.SITE_URL = "https://shop.test";

afterEach(failOnConsole);
afterAll(database.drop);
