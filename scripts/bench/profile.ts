import { existsSync, readFileSync } from "node:fs";
import type { Profiler, Runtime } from "node:inspector";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Where time was spent: a package, a part of Node.js, or a file of the shop. */
interface Place {
  owner: string;
  called: string;
}

const unnamed: Record<string, string> = {
  "(garbage collector)": "garbage collection",
  "(program)": "native code",
};

const maps = new Map<string, SourceMap | null>();

/** The source map beside a file of the build. */
function mapOf(path: string): SourceMap | null {
  const known = maps.get(path);
  if (known !== undefined) return known;
  const file = `${path}.map`;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null;
  maps.set(path, map);
  return map;
}

function sourceOf({ url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  if (!url.startsWith("file:")) return url;
  const path = fileURLToPath(url);
  if (!path.includes("/.next/")) return path;
  const entry = mapOf(path)?.findEntry(lineNumber, columnNumber);
  return entry && "originalSource" in entry ? entry.originalSource : path;
}

/** `node:internal/webstreams/readablestream` is `node:webstreams`; a path below packages is its package. */
export function ownerOf(source: string): string {
  if (source.startsWith("node:")) {
    return `node:${source.slice("node:".length).replace("internal/", "").split("/")[0]}`;
  }
  const [, name] = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (name) return name;
  return source.includes("/.next/") ? "the build's own code" : "the shop";
}

function placeOf(frame: Runtime.CallFrame): Place {
  const called = frame.functionName || "(anonymous)";
  const owner = unnamed[called];
  if (owner) return { owner, called };
  return { owner: frame.url ? ownerOf(sourceOf(frame)) : "native code", called };
}

/** The share of the busy processor time of each group, the largest first. */
export function sharesOf(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  group: (place: Place) => string,
): [name: string, share: number][] {
  const groupOf = new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      callFrame.functionName === "(idle)" ? null : group(placeOf(callFrame)),
    ]),
  );
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = groupOf.get(id);
    if (name) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]): [string, number] => [name, time / busy])
    .sort(([, a], [, b]) => b - a);
}
