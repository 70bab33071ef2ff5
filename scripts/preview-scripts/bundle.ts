import { resolve } from "node:path";
import { build } from "esbuild";

export const previewScripts = ["apply", "toolbar", "frame"] as const;

export const fileOf = (name: string) => resolve(`public/preview-scripts/${name}.js`);

/** One of the scripts, bundled and minified. */
export async function bundle(name: (typeof previewScripts)[number]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(`components/palette/browser/${name}.ts`)],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
