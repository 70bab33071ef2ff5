import { type Block, blocksOf } from "./css-blocks";

/**
 * A stylesheet without the rules that `page`, markup and script together, has no use for. What stays
 * is the source as it was written, comments and all: customers read it. A selector goes only when it
 * names something that stands nowhere in the page, so nothing a script adds is lost.
 */
export function removeUnusedCss(css: string, page: string): string {
  const words = new Set([...namesIn(page), ...setByBrowsers]);
  const ruled = edited(css, (block) => trimmed(block, words));
  const uses = edited(ruled, (block) => (nameOf(block) ? "" : block.prelude));
  return edited(ruled, (block) => {
    const name = nameOf(block);
    return name && !uses.includes(name) ? "" : block.prelude;
  });
}

/** Attributes that nobody writes: a click on a summary opens its details. */
const setByBrowsers = ["open"];

/** In small letters, since markup may write attributes as `popoverTarget`. */
const namesIn = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** Gives each block the prelude that `decide` says; one that gets none is cut out with all in it. */
function edited(css: string, decide: (block: Block) => string): string {
  const edits = (block: Block): { at: [number, number]; text: string }[] => {
    const prelude = decide(block);
    if (!prelude) return [{ at: block.at, text: "" }];
    const inner = isKeyframes(block) ? [] : block.inner.flatMap(edits);
    return [{ at: block.preludeAt, text: prelude }, ...inner];
  };
  return blocksOf(css)
    .flatMap(edits)
    .reduceRight((left, { at, text }) => left.slice(0, at[0]) + text + left.slice(at[1]), css);
}

/** What is left of a block's prelude: of a list the selectors that are used. */
function trimmed(block: Block, words: Set<string>): string {
  const { prelude, own, inner } = block;
  if (!prelude.startsWith("@")) {
    return selectorsOf(prelude)
      .filter((it) => isUsed(it, words))
      .join(",")
      .trimStart();
  }
  const isEmptied =
    inner.length > 0 && !own && !isKeyframes(block) && inner.every((it) => !trimmed(it, words));
  return isEmptied ? "" : prelude;
}

const isKeyframes = ({ prelude }: Block) => prelude.startsWith("@keyframes");

/** What only counts when something else mentions it. */
function nameOf(block: Block): string | undefined {
  if (isKeyframes(block)) return block.prelude.split(/\s+/)[1];
  if (block.prelude !== "@font-face") return undefined;
  return /font-family:\s*["']?([^"';]+)/.exec(block.own)?.[1]?.trim();
}

/** The alternatives of a list, whose commas stand outside of all parentheses. */
function selectorsOf(prelude: string): string[] {
  const list: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, char] of prelude.split("").entries()) {
    if (char === "(") depth++;
    if (char === ")") depth--;
    if (char === "," && depth === 0) {
      list.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...list, prelude.slice(start)];
}

function isUsed(selector: string, words: Set<string>): boolean {
  let plain = selector.replace(/:(?:has|is|where)\(([^(),]*)\)/g, " $1 ");
  // What stays in parentheses are alternatives, exceptions and numbers: nothing that must be there.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  const names = plain.replace(/::?[\w-]+/g, "").replace(/\[([\w-]+)[^\]]*\]/g, " $1 ");
  return namesIn(names).every((name) => words.has(name));
}
