import { tokenize, tokenTypes } from "css-tree";

/** A block `prelude { … }` of a stylesheet, with its nested blocks. */
export interface Block {
  prelude: string;
  /** Position of the prelude, without white space and comments before it. */
  preludeAt: [start: number, end: number];
  /** Position of the whole block, including white space and comments before it. */
  at: [start: number, end: number];
  /** The block's own declarations, without inner blocks and comments. */
  own: string;
  inner: Block[];
}

const comments = /\/\*[\s\S]*?\*\//g;
const leading = /^(?:\s|\/\*[\s\S]*?\*\/)*/;

/** Uses the tokenizer only: css-tree's parser fails on nested rules that start with a type selector. */
export function blocksOf(css: string): Block[] {
  const root: Block = block("", 0, 0);
  const open = [root];
  /** Start of the current statement. */
  let from = 0;
  const addOwn = (to: number) => {
    const current = open.at(-1) ?? root;
    current.own += css.slice(from, to).replace(comments, "").trim();
  };
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) {
      open.push(block(css.slice(from, start), from, start));
    } else if (type === tokenTypes.RightCurlyBracket) {
      addOwn(start);
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) {
        closed.at[1] = end;
        open.at(-1)?.inner.push(closed);
      }
    } else if (type === tokenTypes.Semicolon) {
      addOwn(end);
    } else {
      return;
    }
    from = end;
  });
  return root.inner;
}

function block(source: string, start: number, end: number): Block {
  const before = leading.exec(source)?.[0].length ?? 0;
  const prelude = source.slice(before).trimEnd();
  const first = start + before;
  return {
    prelude,
    preludeAt: [first, first + prelude.length],
    at: [start, end],
    own: "",
    inner: [],
  };
}
