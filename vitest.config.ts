import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const framework = (file: string) =>
  fileURLToPath(new URL(`./e2e/support/next-stubs/${file}`, import.meta.url));

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // In the framework's order: beside a template's template.tsx lies the template.js of its page.
    extensions: [".tsx", ".ts", ".jsx", ".js", ".mjs", ".json"],
    // The framework's edge only, where it cannot work outside a Next server. Never our own modules.
    alias: [
      { find: /^server-only$/, replacement: framework("empty.ts") },
      { find: /^next\/cache$/, replacement: framework("next-cache.ts") },
      { find: /^next\/server$/, replacement: framework("next-server.ts") },
    ],
  },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", ".next", ".data", "e2e/journeys"],
    globalSetup: "e2e/support/global-setup.ts",
    setupFiles: "e2e/support/test-file-setup.ts",
    // One more than there are processors: many a test waits for somebody who does not answer.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
