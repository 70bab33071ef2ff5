import type { Finding } from "../schemas";
import { linesOfText } from "./lines";
import { readAll } from "./pages";

/** The facts in a plain text, such as a pasted one or that of a PDF; `page` is the name of its source. */
export function readText(text: string, page: string): Finding[] {
  const lines = linesOfText(text, page);
  return readAll({ url: page, documents: [], lines, things: [], styles: [] });
}
