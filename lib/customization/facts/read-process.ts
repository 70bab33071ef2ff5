/**
 * Reads pages, texts and files of strangers, in a process of its own: what a parser makes of hostile input cannot be
 * limited inside the server. Started by `read-in-process.ts`, which has a bundle of this file.
 */
import { Worker } from "node:worker_threads";
import { readCsv } from "./read/csv";
import { readPages } from "./read/pages";
import { readText } from "./read/text";
import { readVcard } from "./read/vcard";
import { linksWorthReading } from "./read/worth-reading";
import type { FetchedFile, FetchedPage, ReadResult, ReadTask } from "./read-tasks";

/** A parser keeps this thread busy, so another one watches the memory. */
const watchMemory = `
const { workerData } = require("node:worker_threads");
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, "SIGKILL");
}, 5);
`;

const maxPdfPages = 50;

/** Characters of a file's text. */
const maxText = 200_000;

const byteOrderMarks: [string, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const markOf = (bytes: Uint8Array) =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

function decodeAs(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    // An unknown encoding, or bytes that are none of it.
    return null;
  }
}

/** UTF-8 if it is valid, otherwise what programs of Windows have written for decades. */
const guess = (bytes: Uint8Array) =>
  decodeAs(bytes, "utf-8", true) ?? decodeAs(bytes, "windows-1252", false) ?? "";

function decodeText(bytes: Uint8Array, declared?: string): string {
  const encoding = markOf(bytes) ?? declared;
  return (encoding && decodeAs(bytes, encoding, false)) || guess(bytes);
}

/** Bytes in which a page may name its encoding. */
const declarationBytes = 1024;

function decodePage({ url, bytes, type }: FetchedFile) {
  const head = decodeAs(bytes.subarray(0, declarationBytes), "latin1", false) ?? "";
  const declaration = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
  const declared = declaration.exec(type)?.[1] ?? declaration.exec(head)?.[1];
  return { url, html: decodeText(bytes, declared) };
}

/** What `readPages` takes; `@charset` of a stylesheet says nothing about its colors. */
const toPage = ({ styles, ...page }: FetchedPage) => ({
  ...decodePage(page),
  styles: styles.map(({ bytes }) => decodeText(bytes)),
});

async function textOfPdf(bytes: Uint8Array): Promise<ReadResult | string> {
  // Loaded here only: it is most of the program.
  const { extractText, getDocumentProxy } = await import("unpdf");
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (pdf.numPages > maxPdfPages) return { refusal: "too_many_pages" };
    const { text } = await extractText(pdf, { mergePages: true });
    return text.trim() ? text : { refusal: "no_text" };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === "PasswordException";
    return { refusal: isEncrypted ? "encrypted" : "unreadable" };
  }
}

const startsWith = (bytes: Uint8Array, text: string, within = 0) =>
  (decodeAs(bytes.subarray(0, within + text.length), "latin1", false) ?? "").includes(text);

/** The file's own bytes say what it is, and its name what they leave open. */
async function readFile(bytes: Uint8Array, name: string): Promise<ReadResult> {
  if (startsWith(bytes, "%PDF-", 1024)) {
    const text = await textOfPdf(bytes);
    return typeof text === "string" ? { findings: readText(text.slice(0, maxText), name) } : text;
  }
  const isNamed = (ending: string) => name.toLowerCase().endsWith(ending);
  if (isNamed(".pdf")) return { refusal: "unreadable" };
  const text = decodeText(bytes).slice(0, maxText);
  // No text has this character.
  if (text.includes("\0")) return { refusal: "unknown_kind" };
  if (!text.trim()) return { refusal: "empty" };
  if (/^\s*BEGIN:VCARD\b/i.test(text)) return { findings: readVcard(text, name) };
  if (isNamed(".vcf") || isNamed(".vcard")) return { refusal: "not_a_vcard" };
  return { findings: (isNamed(".csv") ? readCsv : readText)(text, name) };
}

async function answer(task: ReadTask): Promise<ReadResult> {
  switch (task.kind) {
    case "links":
      return { links: linksWorthReading(decodePage(task.page)) };
    case "pages":
      return { findings: readPages(task.pages.map(toPage)) };
    case "text":
      return { findings: readText(task.text, "") };
    case "file":
      return readFile(task.bytes, task.name);
  }
}

process.once("message", async ({ maxMemory, ...task }: ReadTask & { maxMemory: number }) => {
  new Worker(watchMemory, { eval: true, workerData: maxMemory }).unref();
  const result = await answer(task).catch((): ReadResult => ({ refusal: "unreadable" }));
  process.send?.(result, () => process.exit());
});

// The server process ended.
process.once("disconnect", () => process.exit());
