import type { Guard } from "./guard";

/** What goes out. */
export const outputGuards: Guard[] = [
  {
    name: "JSON-LD cannot close its element",
    file: "components/seo/json-ld.tsx",
    guard: '.replaceAll("<", "\\\\u003c")',
    without: "",
    test: "components/seo/json-ld.test.tsx",
  },
  {
    name: "a header of a mail is one line",
    file: "lib/mail/letter.tsx",
    guard: 'text.replace(/[\\s\\p{Cc}]+/gu, " ").trim()',
    without: "text",
    test: "lib/mail/letter.test.tsx",
  },
  {
    name: "text in markup is text",
    file: "lib/html.ts",
    guard: 'text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)',
    without: "text",
    test: "lib/html.test.ts",
  },
  {
    name: "customers' sites are in a sandbox",
    file: "next.config.mjs",
    guard: '      "sandbox allow-scripts allow-popups",\n',
    without: "",
    test: "next.config.test.ts",
  },
  {
    name: "an uploaded picture is nothing but a picture",
    file: "next.config.mjs",
    guard: "default-src 'none'; sandbox",
    without: "default-src 'none'",
    test: "next.config.test.ts",
  },
  {
    name: "no plug-ins",
    file: "next.config.mjs",
    guard: '  "object-src": "\'none\'",\n',
    without: "",
    test: "next.config.test.ts",
  },
  {
    name: "addresses with a secret are not passed on",
    file: "next.config.mjs",
    guard: 'value: "no-referrer"',
    without: 'value: "origin"',
    test: "next.config.test.ts",
  },
];
