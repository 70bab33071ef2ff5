import { tokenize, tokenTypes } from "css-tree";

/**
 * A stylesheet without the rules that `page`, markup and script together, has no use for. What stays
 * is the source as it was written, comments and all: customers read it. A rule goes only when each of
 * its selectors names something that stands nowhere in the page, so nothing a script adds is lost.
 */
export function usedRules(css: string, page: string): string {
  const words = new Set([...namesIn(page), ...setByBrowsers]);
  const ruled = without(css, (block) => !isNeeded(block, words));
  const uses = without(ruled, (block) => nameOf(block) !== undefined);
  return without(ruled, (block) => {
    const name = nameOf(block);
    return name !== undefined && !uses.includes(name);
  });
}

/** Attributes that nobody writes: a click on a summary opens its details. */
const setByBrowsers = ["open"];

/** In small letters, since markup may write attributes as `popoverTarget`. */
const namesIn = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** `prelude { … }`, as deep as it is nested. */
interface Block {
  prelude: string;
  body: string;
  start: number;
  /** Behind its closing bracket; while it is open, behind the opening one. */
  end: number;
  inner: Block[];
}

/** By the tokens alone: a full parser stumbles over nested rules that begin with an element's name. */
function blocksOf(css: string): Block[] {
  const root: Block = { prelude: "", body: css, start: 0, end: css.length, inner: [] };
  const open: Block[] = [root];
  let from = 0;
  tokenize(css, (type, start, end) => {
    const current = open.at(-1) ?? root;
    if (type === tokenTypes.LeftCurlyBracket) {
      const prelude = css.slice(from, start).replace(/\/\*[\s\S]*?\*\//g, "");
      open.push({ prelude: prelude.trim(), body: "", start: from, end, inner: [] });
      from = end;
    } else if (type === tokenTypes.RightCurlyBracket && open.length > 1) {
      open.pop();
      current.body = css.slice(current.end, start);
      current.end = end;
      open.at(-1)?.inner.push(current);
      from = end;
    } else if (type === tokenTypes.Semicolon) {
      from = end;
    }
  });
  return root.inner;
}

/** Cuts out the outermost blocks that are not wanted. */
function without(css: string, isUnwanted: (block: Block) => boolean): string {
  const unwanted = (blocks: Block[]): Block[] =>
    blocks.flatMap((block) => {
      if (isUnwanted(block)) return [block];
      return isKeyframes(block) ? [] : unwanted(block.inner);
    });
  return unwanted(blocksOf(css)).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    css,
  );
}

function isNeeded({ prelude, inner }: Block, words: Set<string>): boolean {
  if (!prelude.startsWith("@")) return selectorsOf(prelude).some((it) => isUsed(it, words));
  const isGroup = /^@(media|supports|container|layer|starting-style)\b/.test(prelude);
  return !isGroup || inner.length === 0 || inner.some((it) => isNeeded(it, words));
}

const isKeyframes = ({ prelude }: Block) => prelude.startsWith("@keyframes");

/** What only counts when something else mentions it. */
function nameOf(block: Block): string | undefined {
  const { prelude, body } = block;
  if (isKeyframes(block)) return prelude.split(/\s+/)[1];
  if (prelude === "@font-face") return /font-family:\s*["']?([^"';]+)/.exec(body)?.[1]?.trim();
  return undefined;
}

/** The alternatives of a list, without what stands in parentheses: `:not(.a)` needs no `.a`. */
function selectorsOf(prelude: string): string[] {
  let plain = prelude;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  return plain.split(",");
}

function isUsed(selector: string, words: Set<string>): boolean {
  const plain = selector.replace(/::?[\w-]+/g, "").replace(/\[([\w-]+)[^\]]*\]/g, " $1 ");
  return namesIn(plain).every((name) => words.has(name));
}
