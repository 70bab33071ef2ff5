import type { Finding } from "../schemas";
import { factsOf } from "./facts-of-reading";
import { linesOfText } from "./lines";

/** The facts in a plain text, such as a pasted one or that of a PDF; `page` is the name of its source. */
export function readText(text: string, page: string): Finding[] {
  const lines = linesOfText(text, page);
  return factsOf({ url: page, pages: [], lines, things: [], styles: [] });
}
