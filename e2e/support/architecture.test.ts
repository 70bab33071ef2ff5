import { expect, test } from "vitest";
import { type Arrow, arrows, isCode, isTest, product, read, tracked } from "./imports";

/** What the linter cannot see: relative imports, and who may know whom by name. */

/**
 * The layers and, within lib, its contexts: from top to bottom. A file imports files of its own context and of the
 * lines below. The files at the root of lib are below everything.
 */
const lines = [
  ["app"],
  ["components"],
  ["composition"],
  ["agents", "analytics", "privacy"],
  ["sites"],
  ["orders", "support"],
  ["accounts", "catalogue"],
  ["customization"],
  ["templates"],
  ["platform"],
  ["db"],
  ["translations"],
  ["lib"],
];

/** The context of a path; undefined for the files at the project's root. */
const contextOf = (path: string) =>
  path.startsWith("components/templates/")
    ? "templates"
    : (/^lib\/([\w-]+)\//.exec(path) ?? /^([\w-]+)\//.exec(path))?.[1];
const lineOf = (context: string) => lines.findIndex((contexts) => contexts.includes(context));
const isOurs = ({ specifier }: Arrow) => /^(\.|@\/)/.test(specifier);
const shown = (found: Arrow[]) =>
  found.map(({ from, specifier }) => `${from} imports ${specifier}`);

test("the imports of the whole product were read", () => {
  expect(arrows.filter(isOurs).length).toBeGreaterThan(100);
});

test("every folder of product code is a context", () => {
  const contexts = new Set(product.flatMap((file) => contextOf(file) ?? []));
  const others = ["docs", "netlify"];
  expect([...contexts].filter((it) => lineOf(it) < 0 && !others.includes(it))).toEqual([]);
});

test("a file imports its own context and those below it", () => {
  const wrong = arrows.filter((it) => {
    const [from, to] = [contextOf(it.from), contextOf(it.to)];
    if (!isOurs(it) || !from || lineOf(from) < 0 || from === to) return false;
    return !to || lineOf(to) <= lineOf(from);
  });
  expect(shown(wrong)).toEqual([]);
});

test("components know no tables, only the lists of words that columns are made of", () => {
  const wrong = arrows.filter(
    ({ from, to }) => contextOf(from) === "components" && /^db\/(?!words\/)/.test(to),
  );
  expect(shown(wrong)).toEqual([]);
});

const folderOf = (path: string) => /^[^/]+(?=\/)/.exec(path)?.[0];

test("relative imports stay in their folder, where the linter sees what they may import", () => {
  const slipped = arrows.filter(
    ({ from, to, specifier }) =>
      specifier.startsWith(".") && folderOf(from) && folderOf(from) !== folderOf(to),
  );
  expect(shown(slipped)).toEqual([]);
});

test("lists of words and money import nothing but languages, so that browsers may load them", () => {
  const small = ["lib/money.ts", "lib/languages.mjs"];
  const wrong = arrows.filter(
    ({ from, to }) =>
      (from.startsWith("db/words/") || small.includes(from)) && to !== "lib/languages.mjs",
  );
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

test("external calls are made by lib/platform/http/external-fetch.ts only", () => {
  const callers = product.filter(
    (file) =>
      /^(app|lib)\//.test(file) &&
      /\bfetch\(/.test(read(file)) &&
      !/^["']use client["']/.test(read(file)),
  );
  expect(callers).toEqual(["lib/platform/http/external-fetch.ts"]);
});

test("no page loads the list actions of the client's state", () => {
  expect(shown(arrows.filter(({ to }) => /\/state\/spec-actions/.test(to)))).toEqual([]);
});

test("encoded text is decoded by the one helper that takes what is not encoded well", () => {
  const decoding = product.filter(
    (file) =>
      /^(app|lib|components|middleware)/.test(file) && /\bdecodeURIComponent\(/.test(read(file)),
  );
  expect(decoding).toEqual([
    // Undoes another encoding than that of addresses.
    "lib/customization/facts/read/vcard.ts",
    "lib/decode-component.ts",
    // Refuses a malformed address.
    "lib/platform/front-server/address.ts",
  ]);
});

test("there are no server actions", () => {
  const found = product.filter((file) => /^\s*["']use server["']/m.test(read(file)));
  expect(found).toEqual([]);
});

/**
 * @requirement Operations: Configuration is the environment only, checked at the start with one
 *   readable line a problem
 */
test("only lib/env.ts reads the environment, and what is in the browser or outside of bundles", () => {
  const readers = product.filter(
    (file) =>
      /\bprocess\s*\.\s*env\b/.test(read(file)) && !/^[\w.-]+\.config\.(ts|mjs)$/.test(file),
  );
  expect(readers.sort()).toEqual([
    "instrumentation.ts",
    "lib/env.ts",
    "lib/languages.mjs",
    "lib/money.ts",
    "lib/platform/cache/page-cache-handler.mjs",
    "lib/platform/cache/shared-page-cache-handler.mjs",
    "lib/platform/cache/shared-redis.mjs",
    "lib/platform/front-server/npm-parent.mjs",
    "lib/platform/front-server/start.mjs",
    "netlify/functions/run-jobs.mjs",
  ]);
});

test("no literal is spread into an object, a list or props", () => {
  const literal = /\.\.\.\s*\{|^\s*\.\.\.\[[^\][]*\],?$/m;
  const spread = tracked.filter(
    (file) => isCode(file) && !file.startsWith("public/") && literal.test(read(file)),
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

test("no field cuts what is typed: the server says what is too long", () => {
  const cutting = tracked.filter(
    (file) => /^components\/.*\.tsx$/.test(file) && /\bmaxLength=/.test(read(file)),
  );
  expect(cutting.toSorted()).toEqual([
    // Searches and the name of a filter: what is missing is seen at once.
    "components/backoffice/data-table.tsx",
    "components/backoffice/saved-filters.tsx",
    "components/backoffice/search-everything.tsx",
    "components/sites/messages/message-bar.tsx",
    // E-mail addresses.
    "components/templates/content/contact-section.tsx",
    "components/templates/content/site-form.tsx",
  ]);
});

test("links to pages of the shop are Link or Anchor, which keep the language", () => {
  const plain = /<a\s[^<>]*?href=\{(?:`\$\{)?(?:links|siteLinks)\.(?!sitePicture)/;
  expect(product.filter((file) => plain.test(read(file)))).toEqual([]);
});
