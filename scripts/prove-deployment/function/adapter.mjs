// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Next's interface for function hosts: records the outputs of the build, for packing each function as
 * such a host does (scripts/prove-deployment/function.ts).
 *
 * @type {import("next").NextAdapter}
 */
export default {
  name: "presetry-proof",
  onBuildComplete({ distDir, projectDir, repoRoot, outputs }) {
    const { appPages, appRoutes } = outputs;
    const functions = [...appPages, ...appRoutes].map(({ pathname, filePath, assets }) => ({
      pathname,
      filePath,
      assets,
    }));
    writeFileSync(
      join(distDir, "functions.json"),
      JSON.stringify({ projectDir, repoRoot, functions }),
    );
  },
};
