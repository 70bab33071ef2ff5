import type { Mutation } from "./mutation";

/** What goes out. */
export const outputMutations: Mutation[] = [
  {
    name: "JSON-LD cannot close its element",
    file: "components/seo/json-ld.tsx",
    original: '.replaceAll("<", "\\\\u003c")',
    mutated: "",
    test: "components/seo/json-ld.test.tsx",
  },
  {
    name: "a header of a mail is one line",
    file: "lib/email/render-email.tsx",
    original: 'text.replace(/[\\s\\p{Cc}]+/gu, " ").trim()',
    mutated: "text",
    test: "lib/email/render-email.test.tsx",
  },
  {
    name: "text in markup is text",
    file: "lib/html.ts",
    original: 'text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)',
    mutated: "text",
    test: "lib/html.test.ts",
  },
  {
    name: "customers' sites are in a sandbox",
    file: "next.config.mjs",
    original: '      "sandbox allow-scripts allow-popups",\n',
    mutated: "",
    test: "next.config.test.ts",
  },
  {
    name: "an uploaded picture is nothing but a picture",
    file: "next.config.mjs",
    original: "default-src 'none'; sandbox",
    mutated: "default-src 'none'",
    test: "next.config.test.ts",
  },
  {
    name: "no plug-ins",
    file: "next.config.mjs",
    original: '  "object-src": "\'none\'",\n',
    mutated: "",
    test: "next.config.test.ts",
  },
  {
    name: "addresses with a secret are not passed on",
    file: "next.config.mjs",
    original: 'value: "no-referrer"',
    mutated: 'value: "origin"',
    test: "next.config.test.ts",
  },
];
