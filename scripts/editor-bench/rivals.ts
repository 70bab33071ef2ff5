import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { onExit } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import type { Editor } from "./measure";

const run = promisify(execFile);

const packages = ["@puckeditor/core@0.23.0", "grapesjs@0.23.6", "react@19", "react-dom@19"];

const headline = "Buildings that keep their voice down.";

const sources = {
  puck: `
import { Puck } from "@puckeditor/core";
import "@puckeditor/core/puck.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const Headline = {
  fields: { title: { type: "text", contentEditable: true } },
  render: ({ title }) => createElement("h1", { className: "measured" }, title),
};
const data = { root: {}, content: [{ type: "Headline", props: { id: "headline", title: "${headline}" } }] };
createRoot(document.querySelector("#editor")).render(
  createElement(Puck, { config: { components: { Headline } }, data }),
);`,
  grapesjs: `
import grapesjs from "grapesjs";
import "grapesjs/dist/css/grapes.min.css";
grapesjs.init({
  container: "#editor",
  height: "100vh",
  storageManager: false,
  components: '<h1 class="measured">${headline}</h1>',
});`,
};

type Name = keyof typeof sources;

/** Builds a page with one headline for each of two page builders, installed into a temporary folder. */
export async function serveRivals(): Promise<Editor[]> {
  const folder = await mkdtemp(join(tmpdir(), "editor-bench-"));
  onExit(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "package.json"), `{"private":true,"type":"module"}`);
  await step("Install Puck and GrapesJS", () =>
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], {
      cwd: folder,
    }),
  );
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const name of ["puck", "grapesjs"] as const) {
    for (const [path, type, body] of await bundlePage(folder, name)) {
      files.set(path, { type, body });
    }
  }
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { "Content-Type": file.type, "Content-Encoding": "gzip" })
      .end(file.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onExit(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return [
    { name: "Puck", url: `${url}/puck.html`, text: "h1.measured > span", doubleClick: false },
    { name: "GrapesJS", url: `${url}/grapesjs.html`, text: "h1.measured", doubleClick: true },
  ];
}

async function bundlePage(folder: string, name: Name): Promise<[string, string, Buffer][]> {
  const entry = join(folder, `${name}.js`);
  await writeFile(entry, sources[name]);
  const outdir = join(folder, "built");
  await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir,
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff": "dataurl", ".woff2": "dataurl", ".ttf": "dataurl" },
    logLevel: "error",
  });
  const read = async (file: string) => gzipSync(await readFile(join(outdir, file)));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/${name}.css"></head><body><div id="editor"></div><script type="module" src="/${name}.js"></script></body></html>`;
  const scripts = (await readdir(outdir)).filter((file) => file.endsWith(".js"));
  const served: [string, string, Buffer][] = [
    [`/${name}.html`, "text/html; charset=utf-8", gzipSync(page)],
    [`/${name}.css`, "text/css", await read(`${name}.css`)],
  ];
  for (const file of scripts) served.push([`/${file}`, "text/javascript", await read(file)]);
  return served;
}
