import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF as a reader copies it out, without its line ends. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return text.replace(/\n/g, " ");
}

/** What the marked parts of a PDF say that they are. */
export function actualTexts(pdf: Buffer): string[] {
  const contents = [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = ""]) => {
      try {
        return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    },
  );
  const strings = contents.join("\n").matchAll(/\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/g);
  return Array.from(strings, ([, written = ""]) => {
    const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
    const bytes = written.replace(/\\([\s\S])/g, (_, it: string) => escapes[it] ?? it);
    return Buffer.from(bytes, "latin1").swap16().subarray(2).toString("utf16le");
  });
}
