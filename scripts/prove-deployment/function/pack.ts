import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { onExit } from "../../shared/cleanup";

interface Built {
  pathname: string;
  filePath: string;
  /** Traced files of the function: path in the package to source file. */
  assets: Record<string, string>;
}

interface Notes {
  repoRoot: string;
  functions: Built[];
}

export interface Package {
  folder: string;
  entry: string;
  /** Bytes. */
  size: number;
}

/** Packs one function as a host uploads it. */
export function pack(pathname: string): Package {
  const { repoRoot, functions }: Notes = JSON.parse(readFileSync(".next/functions.json", "utf8"));
  const built = functions.find((it) => it.pathname === pathname);
  if (!built) throw new Error(`The build has no function for ${pathname}.`);
  const folder = mkdtempSync(join(tmpdir(), "presetry-function-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const entry = relative(repoRoot, built.filePath);
  for (const [place, file] of Object.entries({ ...built.assets, [entry]: built.filePath })) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    cpSync(file, join(folder, place), { recursive: true, dereference: true });
  }
  copyFileSync("scripts/prove-deployment/function/serve.mjs", join(folder, "serve.mjs"));
  readableByAll(folder);
  return { folder, entry, size: sizeOf(folder) };
}

/** Readable by every user, writable by its owner only. */
const readableByAll = (folder: string) => spawnSync("chmod", ["-R", "a+rX,go-w", folder]);

const sizeOf = (folder: string) =>
  1024 * Number(spawnSync("du", ["-sk", folder], { encoding: "utf8" }).stdout.split("\t")[0]);
