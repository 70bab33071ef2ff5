/** Converts between the nodes of a slot and its value. */
import type { Run } from "@/components/templates/content/slots";
import { hiddenCharacters } from "@/lib/customization/brand";
import { runText, wordsOf } from "@/lib/customization/content/lengths";
import { joinRuns } from "@/lib/customization/content/rules";
import { countCharacters } from "@/lib/graphemes";
import { allStops, isLines, writtenSlot } from "./slot-elements";

export type WrittenValue = string | Run[];

const hidden = new RegExp(`(?!\n)(?:${hiddenCharacters.source}|[\\u{e0000}-\\u{e007f}])`, "gu");

/** Without characters that hide or reverse text, which a document must not contain. */
const visible = (text: string) =>
  text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").replace(hidden, "");

/** In one line. */
export const inOneLine = (text: string) => visible(text).replace(/\s*\n\s*/g, " ");

type Style = { mark: "em" | "strong" } | { to: string } | null;

const styled = (text: string, style: Style): Run => (style ? { text, ...style } : text);

function styleOf(element: HTMLElement): Style {
  if (element.matches("strong,b")) return { mark: "strong" };
  if (element.matches("em,i")) return { mark: "em" };
  const to = element.dataset.to;
  return to ? { to } : null;
}

/**
 * Elements that extensions of browsers put into a text, such as a button for spelling: neither the
 * template nor typing makes them.
 */
const foreign =
  ":not(br,div,p,b,strong,i,em,a,span,font),div:is([class],[id]),[contenteditable=false],[role],[hidden],:has(button,input,script,style,svg,iframe)";

const runsIn = (parent: Node, style: Style): Run[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [styled(visible(node.data), style)];
    if (!(node instanceof HTMLElement)) return [];
    if (node.tagName === "BR") return [styled("\n", style)];
    if ("brandName" in node.dataset) return [{ brand: true }];
    if (node.matches(foreign)) return [];
    const runs = runsIn(node, styleOf(node) ?? style);
    // Without a plain text mode, browsers create block elements for lines.
    return /^(DIV|P)$/.test(node.tagName) && node.previousSibling ? ["\n", ...runs] : runs;
  });

/** The runs with their texts changed; the company's name stays. */
export const mapTexts = (runs: readonly Run[], change: (text: string, index: number) => string) =>
  runs.map((run, index): Run => {
    if (typeof run === "string") return change(run, index);
    return "text" in run ? { ...run, text: change(run.text, index) } : run;
  });

const isLineEnds = (run: Run) =>
  !(typeof run === "object" && "brand" in run) && !/[^\n]/.test(runText(run));

/** A line break at the end only holds the caret. */
export function withoutLastLineEnd(runs: Run[]): Run[] {
  const last = runs.findLastIndex((run) => !isLineEnds(run));
  return mapTexts(runs.slice(0, last + 1), (text, index) =>
    index === last ? text.replace(/\n+$/, "") : text,
  );
}

export const readRuns = (parent: Node): Run[] => withoutLastLineEnd(joinRuns(runsIn(parent, null)));

export const readValue = (slot: HTMLElement): WrittenValue =>
  isLines(slot) ? readRuns(slot) : inOneLine(wordsOf(runsIn(slot, null)));

/** Marks a text that is longer than its limit; the shell says by how much. */
export function markLength(slot: HTMLElement) {
  const value = readValue(slot);
  const words = typeof value === "string" ? value : wordsOf(value);
  slot.ariaInvalid = countCharacters(words) > Number(slot.dataset.max) ? "true" : null;
}

export const markLengths = () => {
  for (const slot of allStops()) if (writtenSlot(slot)) markLength(slot);
};

/** The words that are pasted, with their line ends. */
export const plainRuns = (data: DataTransfer): Run[] => [
  data.getData("text/plain").replace(/\r\n?/g, "\n"),
];

/** An element with the lines of a text. */
function withLines<E extends ParentNode>(parent: E, text: string): E {
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) parent.append(document.createElement("br"));
    if (line) parent.append(line);
  }
  return parent;
}

function nodeOf(run: Run): Node {
  if (typeof run === "string") return withLines(document.createDocumentFragment(), run);
  if ("brand" in run) {
    const name = document.createElement("span");
    name.dataset.brandName = "";
    name.contentEditable = "false";
    name.textContent = document.querySelector("[data-brand-name]")?.textContent ?? "";
    return name;
  }
  if ("mark" in run) return withLines(document.createElement(run.mark), run.text);
  const link = document.createElement("a");
  link.href = run.to;
  link.dataset.to = run.to;
  return withLines(link, run.text);
}

export function nodesOf(value: WrittenValue): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...(typeof value === "string" ? [value] : value.map(nodeOf)));
  return fragment;
}
