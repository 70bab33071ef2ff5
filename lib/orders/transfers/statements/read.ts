import { readCamt } from "./camt";
import { readCsv } from "./csv";
import { mostLines, type Statement, wrongLine } from "./line";

const encodings = ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252", "utf-16le", "utf-16be"];

/** Old exports of banks are not in UTF-8; XML says what it is in. */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^\S{0,3}\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1]?.toLowerCase();
  if (named && !encodings.includes(named)) {
    throw wrongLine(1, `the encoding ${named} is not known. Please save the file in UTF-8.`);
  }
  try {
    return new TextDecoder(named ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The incoming payments of a statement: camt.053 or a table. Says which line is wrong. */
export function readStatement(bytes: Uint8Array): Statement {
  const text = textOf(bytes);
  if (text.includes("\0")) throw wrongLine(1, "this is no text.");
  const statement = text.trimStart().startsWith("<") ? readCamt(text) : readCsv(text);
  if (statement.lines.length > mostLines) {
    throw wrongLine(1, `more than ${mostLines} payments. Please load a shorter time.`);
  }
  return statement;
}
