import { type Block, blocksOf } from "./css-blocks";

/**
 * Removes rules that `page` (markup and script) does not use. The rest keeps its source text, including
 * comments, because customers edit it. A selector is removed only if it contains a name that occurs
 * nowhere in the page, so rules for elements that a script adds are kept.
 */
export function removeUnusedCss(css: string, page: string): string {
  const words = new Set([...namesIn(page), ...setByBrowsers]);
  const usedRules = edited(css, (block) => trimmed(block, words));
  const uses = edited(usedRules, (block) => (nameOf(block) ? "" : block.prelude));
  return edited(usedRules, (block) => {
    const name = nameOf(block);
    return name && !uses.includes(name) ? "" : block.prelude;
  });
}

/** Attributes that the browser sets, such as `open` on <details>. */
const setByBrowsers = ["open"];

/** In lower case, because markup may contain attributes such as `popoverTarget`. */
const namesIn = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** Replaces each block's prelude by the result of `decide`; removes the block if it is empty. */
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

/** A block's prelude reduced to the selectors that are used. */
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

/** The name of a block that is used only if another rule refers to it: @keyframes and @font-face. */
function nameOf(block: Block): string | undefined {
  if (isKeyframes(block)) return block.prelude.split(/\s+/)[1];
  if (block.prelude !== "@font-face") return undefined;
  return /font-family:\s*["']?([^"';]+)/.exec(block.own)?.[1]?.trim();
}

/** Splits a selector list at commas outside of parentheses. */
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
  // The remaining parentheses contain alternatives, :not() and numbers, which are not required names.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  const names = plain.replace(/::?[\w-]+/g, "").replace(/\[([\w-]+)[^\]]*\]/g, " $1 ");
  return namesIn(names).every((name) => words.has(name));
}
