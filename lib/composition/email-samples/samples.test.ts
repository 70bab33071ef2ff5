import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isForCustomers } from "@/lib/accounts/guest-redirect";
import { pseudoLanguage, withoutLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { redirectTarget } from "@/lib/login-redirect";
import { renderEmail } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { site } from "@/lib/site";
import { runInLanguage } from "@/lib/translations/current-language";
import { listEmailSamples, readEmailSample, samples } from "./queries";
import { type EmailKind, emailKinds, inScheme } from "./rules";

const kinds: EmailKind[] = Object.values(emailKinds).flat();

const isForStaff = (kind: EmailKind) => (emailKinds.team as readonly EmailKind[]).includes(kind);

const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|\/)emails(\/[^/]+)?\.tsx$/.test(file),
);

/** @requirement Back office: Every kind of email can be looked at as it is sent, light and dark */
test("every template of an email has a sample", async () => {
  const made = new Set(Object.values(samples).map(({ make }) => make));
  expect(files.length).toBeGreaterThan(20);
  const missing: string[] = [];
  let templates = 0;
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ join(process.cwd(), "lib", file))) as Record<
      string,
      unknown
    >;
    const names = Object.keys(exported).filter((name) => name.endsWith("Email"));
    templates += names.length;
    missing.push(...names.filter((name) => !made.has(exported[name])));
  }
  expect(missing).toEqual([]);
  expect(made.size).toBe(templates);
});

test.each(kinds)(
  "the sample %s is a whole email, of nobody, without scripts and pictures",
  async (kind) => {
    const { subject, text, html, from } = await readEmailSample(kind);
    expect(from).toContain("@");
    expect(subject.length).toBeGreaterThan(5);
    expect(text.length).toBeGreaterThan(100);
    expect(`${subject} ${text}`).not.toMatch(/undefined|null|NaN|\[object/);
    expect(html).not.toMatch(/<script|<img|<iframe|url\(/i);
    const hosts = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host]) => host);
    expect(hosts.filter((host) => !/(^|\.)example(\.com)?$/.test(host ?? ""))).toEqual([]);
  },
);

/** Every text in what a sample is made with. */
const wordsIn = (facts: unknown): string[] =>
  typeof facts === "string"
    ? [facts]
    : typeof facts === "object" && facts !== null
      ? Object.values(facts).flatMap(wordsIn)
      : [];

/** Without the messages; a message may stand in another one as a value. */
function withoutMessages(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return rest === text ? text : withoutMessages(rest);
}

test.each(kinds.filter((kind) => !isForStaff(kind)))(
  "every word of the sample %s is in the reader's language",
  async (kind) => {
    const { facts, email } = samples[kind];
    const { name, address, bank } = seller();
    const data = [...wordsIn([facts, bank]), site.name, [name, ...address].join(", ")]
      .flatMap((it) => it.split("\n"))
      .sort((a, b) => b.length - a.length);
    const { subject, html, text } = await renderEmail(email(pseudoLanguage), pseudoLanguage);
    expect(html).toContain(`<html dir="ltr" lang="${pseudoLanguage}"`);
    const addresses = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\d+(\/\d+)*, \d+:\d+ UTC/g;
    let left = withoutMessages(`${subject}\n${text}`).replace(addresses, "");
    for (const word of data) left = left.replaceAll(word, "");
    expect(left).not.toMatch(/\p{L}{2}/u);
    const ownLinks = text.match(/https:\/\/shop\.test\/\S+/g) ?? [];
    expect(ownLinks.filter((it) => !it.startsWith("https://shop.test/en-XA/"))).toEqual([]);
  },
);

/** @requirement Emails: Links to pages for customers lead through the login, because these pages send guests home */
test.each(kinds)(
  "links of the sample %s that need a login lead to it and on to the page",
  async (kind) => {
    const language = isForStaff(kind) ? "de" : pseudoLanguage;
    const { html } = await renderEmail(samples[kind].email(language), language);
    const addresses = [...html.matchAll(/href="(https:\/\/shop\.test[^"]*)"/g)].map(
      ([, href = ""]) => new URL(href),
    );
    expect(addresses.map(({ pathname }) => pathname).filter(isForCustomers)).toEqual([]);
    for (const { pathname, search } of addresses) {
      if (withoutLanguage(pathname) !== links.login || !search) continue;
      const target = redirectTarget(search);
      expect(isForCustomers(target.split("?", 1)[0] ?? "")).toBe(true);
      expect(target).toBe(new URLSearchParams(search).get("redirect"));
    }
  },
);

test.each(kinds.filter(isForStaff))("the sample %s to staff is in German as well", (kind) => {
  const { email } = samples[kind];
  expect(email("de")).toMatchObject({
    language: "de",
    subject: expect.not.stringMatching(email("en").subject),
  });
});

test("staff who read a language that the back office is not in are written to in English", () => {
  const { email } = samples["payment-attention"];
  expect(email("fr")).toMatchObject({ language: "en", subject: email("en").subject });
});

test("staff who read German see the occasions, and the emails, in German", async () => {
  const list = runInLanguage("de", listEmailSamples);
  expect(list.find(({ kind }) => kind === "receipt")).toMatchObject({
    occasion: "Bestellung bezahlt",
    subject: samples.receipt.email("de").subject,
  });
  const english = new Set(listEmailSamples().map(({ occasion }) => occasion));
  expect(list.filter(({ occasion }) => english.has(occasion))).toEqual([]);
  const { text } = await runInLanguage("de", () => readEmailSample("receipt"));
  expect(text).toContain("Gesamt");
});

test("no two of the list are the same", async () => {
  const list = listEmailSamples();
  expect(list.map(({ kind }) => kind)).toEqual(kinds);
  expect(new Set(list.map(({ occasion }) => occasion)).size).toBe(kinds.length);
  const texts = await Promise.all(kinds.map(async (kind) => (await readEmailSample(kind)).text));
  expect(new Set(texts).size).toBe(kinds.length);
});

test("an email answers whether its reader's program is dark", async () => {
  const { html } = await readEmailSample("receipt");
  expect(html).toContain("@media (prefers-color-scheme: dark) {");
  expect(inScheme(html, "dark")).toContain("@media all {");
  expect(inScheme(html, "light")).toContain("@media not all {");
  for (const scheme of ["light", "dark"] as const) {
    expect(inScheme(html, scheme)).not.toContain("prefers-color-scheme");
  }
});
