import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";

const require = createRequire(import.meta.url);

const packageFiles: Plugin = {
  name: "package-files",
  setup({ onResolve }) {
    // Node finds the files of Next, which has no `exports`, only with their extension.
    onResolve({ filter: /^next\// }, ({ path }) =>
      /\.js$|^next\/(cache|server)$/.test(path) ? null : { path: `${path}.js`, external: true },
    );
    // Node imports JSON only with an attribute.
    onResolve({ filter: /^[^./].*\.json$/ }, ({ path }) => ({ path: require.resolve(path) }));
  },
};

/** The bundles of a test run with this process id: inside the project, where Node finds the packages. */
export const programsOf = (run: number) => `.data/crash-programs/${run}`;

async function bundlePrograms(): Promise<string> {
  // Vitest, which runs the tests, is the parent of this worker.
  const folder = `${programsOf(process.ppid)}/${process.pid}`;
  await build({
    entryPoints: ["victim", "job-runner", "served"].map((name) => `e2e/support/crash/${name}.ts`),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    tsconfig: "e2e/support/crash/tsconfig.json",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
    plugins: [packageFiles],
  });
  return folder;
}

let bundled: Promise<string> | undefined;

/** The folder with the programs of this folder as bundles, which start in a third of the time. */
export function bundledPrograms(): Promise<string> {
  bundled ??= bundlePrograms();
  return bundled;
}
