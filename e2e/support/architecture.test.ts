import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** What the linter cannot see: relative imports, and who may know whom by name. */
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 2 ** 26 })
  .split("\n")
  .filter((file) => file && existsSync(file));

const isCode = (file: string) => /\.(tsx?|mjs|js)$/.test(file);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("e2e/");
const read = (file: string) => readFileSync(file, "utf8");
const product = tracked.filter(
  (file) => isCode(file) && !isTest(file) && !/^(scripts|public)\//.test(file),
);

interface Arrow {
  from: string;
  specifier: string;
  /** From the root of the project; a package keeps its name. */
  to: string;
}

const importOf = /(?:^|[\s;}])(?:from|import)\s*\(?\s*"([^"]+)"/g;

const arrows: Arrow[] = product.flatMap((from) =>
  [...read(from).matchAll(importOf)].map(([, specifier = ""]) => ({
    from,
    specifier,
    to: specifier.startsWith(".")
      ? posix.join(posix.dirname(from), specifier)
      : specifier.replace(/^@\//, ""),
  })),
);

/** The templates are a layer of their own: what the shop sells, packed by lib/sites/delivery as rows are read from db. */
const layerOf = (path: string) =>
  path.startsWith("components/templates/")
    ? "templates"
    : (/^[^/]+(?=\/)/.exec(path)?.[0] ?? "root");
const layers = ["app", "components", "lib", "templates", "db"];
const isOurs = ({ specifier }: Arrow) => /^(\.|@\/)/.test(specifier);
const shown = (found: Arrow[]) =>
  found.map(({ from, specifier }) => `${from} imports ${specifier}`);

test("the imports of the whole product were read", () => {
  expect(arrows.filter(isOurs).length).toBeGreaterThan(100);
});

const mayEnter: Record<string, string[]> = {
  app: ["app", "components", "templates", "lib"],
  components: ["components", "templates", "lib"],
  lib: ["lib", "templates", "db"],
  templates: ["templates"],
  db: ["db", "lib"],
};

test("imports never turn back: app, components, lib, templates and db", () => {
  const turned = arrows.filter(
    (it) =>
      isOurs(it) &&
      layers.includes(layerOf(it.from)) &&
      !mayEnter[layerOf(it.from)]?.includes(layerOf(it.to)) &&
      !(layerOf(it.from) === "templates" && it.to === "lib/html"),
  );
  expect(shown(turned)).toEqual([]);
});

test("relative imports stay in their layer", () => {
  const slipped = arrows.filter(
    (it) =>
      it.specifier.startsWith(".") &&
      layers.includes(layerOf(it.from)) &&
      layerOf(it.from) !== layerOf(it.to),
  );
  expect(shown(slipped)).toEqual([]);
});

/** Lists of words that enums, checks, zod and types are made of: they stand once, so db imports them. */
const isWordList = (path: string) => /^lib\/([\w-]+\/)+(statuses|facets)(\.ts)?$/.test(path);

test("db imports of lib only settings, errors, money and lists of words", () => {
  const allowed = ["lib/env", "lib/errors", "lib/database-errors", "lib/deadline", "lib/money"];
  const wrong = arrows.filter(
    ({ from, to }) =>
      layerOf(from) === "db" && layerOf(to) === "lib" && !allowed.includes(to) && !isWordList(to),
  );
  expect(shown(wrong)).toEqual([]);
});

test("lists of words, and what db imports beside them, import nothing, so that browsers may load them", () => {
  const wrong = arrows.filter(({ from }) => isWordList(from) || from === "lib/money.ts");
  expect(shown(wrong)).toEqual([]);
});

test("components reach no query and no command, except for the shape of an answer", () => {
  const wrong = product
    .filter((file) => file.startsWith("components/"))
    .filter((file) =>
      /^import (?!type )[^;]*"@\/lib\/[^"]*\/(queries|commands)\b/m.test(read(file)),
    );
  expect(wrong).toEqual([]);
});

/**
 * The domains of lib, from the lowest layer to the highest. A domain may import everything of the layers
 * below its own, and `rules` and `schemas` of any domain. Domains joined by "+" are one unit, because
 * each needs the other: `route()` in http reads the session, sessions has endpoints, the audit trail has a page and
 * records who is refused, and API tokens are checked where sessions are.
 */
const domainLayers = [
  ["brand", "compare", "csp", "palette", "preview", "state", "trades"],
  ["log+telemetry"],
  ["http+sessions+next-internals+audit+api-tokens"],
  ["front-server", "jobs", "media"],
  ["cache", "pictures"],
  ["content"],
  ["catalogue", "sharing"],
  ["invoices", "payments", "seo"],
  ["email"],
  [
    ...["accounts", "bundles", "cart", "contact", "coupons", "customers", "draft-mail", "health"],
    ...["reviews", "sales", "saved", "staff"],
  ],
  ["checkout", "delivery", "marks", "support"],
  ["sites"],
  ["domains"],
  ["messages", "agents"],
  ["books", "figures", "personal-data"],
  ["email-samples"],
];

const unitOf = (domain: string) =>
  domainLayers.flat().find((unit) => unit.split("+").includes(domain));
const levelOf = (domain: string) =>
  domainLayers.findIndex((units) => units.some((unit) => unit === unitOf(domain)));
const domainOf = (path: string) => /^lib\/([\w-]+)\//.exec(path)?.[1];

test("every domain of lib has its layer", () => {
  const domains = new Set(product.flatMap((file) => domainOf(file) ?? []));
  expect([...domains].filter((domain) => !unitOf(domain))).toEqual([]);
});

test("domains import lower layers only, apart from rules and schemas", () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [importer, imported] = [domainOf(from), domainOf(to)];
    if (!importer || !imported || unitOf(importer) === unitOf(imported)) return false;
    return levelOf(imported) >= levelOf(importer) && !/\/(rules|schemas)$/.test(to);
  });
  expect(shown(wrong)).toEqual([]);
});

test("external calls are made by lib/platform/http/external-fetch.ts only", () => {
  const callers = product.filter(
    (file) =>
      /^(app|lib)\//.test(file) &&
      /\bfetch\(/.test(read(file)) &&
      !/^["']use client["']/.test(read(file)),
  );
  expect(callers).toEqual(["lib/platform/http/external-fetch.ts"]);
});

test("there are no server actions", () => {
  const found = product.filter((file) => /^\s*["']use server["']/m.test(read(file)));
  expect(found).toEqual([]);
});

/**
 * @requirement Operations: Configuration is the environment only, checked at the start with one
 *   readable line a problem
 */
test("only lib/env.ts reads the environment, and what Next loads outside its bundles", () => {
  const readers = product.filter(
    (file) =>
      /\bprocess\s*\.\s*env\b/.test(read(file)) && !/^[\w.-]+\.config\.(ts|mjs)$/.test(file),
  );
  expect(readers.sort()).toEqual([
    "instrumentation.ts",
    "lib/env.ts",
    "lib/platform/front-server/start.mjs",
    "lib/platform/next-internals/incremental-cache-handler.mjs",
    "lib/platform/next-internals/shared-cache/cache-handlers.mjs",
    "lib/platform/next-internals/shared-cache/incremental-cache-handler.mjs",
    "netlify/functions/run-jobs.mjs",
  ]);
});

test("no literal is spread into an object or into props", () => {
  const spread = tracked.filter(
    (file) => isCode(file) && !file.startsWith("public/") && /\.\.\.\s*\{/.test(read(file)),
  );
  expect(spread).toEqual([]);
});

test("no file names a folder of somebody's machine or a registry of its own", () => {
  const text = tracked.filter(
    (file) => !/\.(webp|avif|png|jpe?g|ico|woff2?)$/.test(file) && !file.startsWith("public/"),
  );
  const machine = /(^|["'`(\s=])(\/(root|home\/[a-z]\w*|work|Users\/\w+)\/|[A-Z]:\\Users)/m;
  const registry = /"resolved": |^\s*(@\w+:)?registry\s*=|registry\.(npmjs|yarnpkg)\.|:4873\b/m;
  const named = text.filter((file) => {
    const content = read(file);
    return machine.test(content) || (!isTest(file) && registry.test(content));
  });
  expect(named).toEqual([]);
});

/** Fault tests kill processes at random moments, and poll them. */
const testCode = tracked.filter(
  (file) =>
    /(\.test\.tsx?$|^e2e\/support\/)/.test(file) &&
    !/(\/fault-tests|^e2e\/support\/crash)\//.test(file),
);
const testsWith = (words: RegExp) => testCode.filter((file) => words.test(read(file)));

test("no test waits for a time, or for a condition with a limit of its own", () => {
  expect(testsWith(/\bsetTimeout\b.*(\(|timers)|\bvi\.waitFor\(|\bexpect\s*\.poll\(/)).toEqual([
    "e2e/support/eventually.ts",
  ]);
});

test("tests call routes with call(), which waits for what follows the response", () => {
  expect(
    testsWith(/\b(GET|POST|PUT|PATCH|DELETE)\(\s*new Request\(|params: Promise\.resolve\(/),
  ).toEqual(["e2e/support/call.ts"]);
});
