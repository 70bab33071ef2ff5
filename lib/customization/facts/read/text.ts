import type { Finding } from "../schemas";

/** The facts in a plain text, such as a pasted one or that of a PDF; `page` is the name of its source. */
export function readText(_text: string, _page: string): Finding[] {
  return [];
}
