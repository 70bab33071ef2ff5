import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { migrate } from "@/db/migrate";
import { writeMissingScripts } from "@/scripts/preview-scripts/bundle";
import { programsOf } from "./crash/bundle";
import { createTemplate, quickFolder, startTestServer } from "./test-database";

declare module "vitest" {
  interface ProvidedContext {
    testServer: string;
  }
}

/** Once per run: the bundles of a new checkout, and a PostgreSQL with a migrated template database, which is cloned for every test file. */
export default async function setup(project: TestProject) {
  await writeMissingScripts();
  const server = await startTestServer(quickFolder());
  try {
    await createTemplate(server.url, migrate);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("testServer", server.url);
  return async () => {
    await server.stop();
    rmSync(programsOf(process.pid), { recursive: true, force: true });
  };
}
