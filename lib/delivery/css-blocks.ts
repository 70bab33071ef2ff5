import { tokenize, tokenTypes } from "css-tree";

/** `prelude { … }` in a stylesheet, as deep as it is nested. */
export interface Block {
  prelude: string;
  /** Where the prelude begins and ends, without what stands before it. */
  preludeAt: [start: number, end: number];
  /** All of it, with the white space and the comments before it. */
  at: [start: number, end: number];
  /** What stands in it beside its inner blocks, without comments. */
  own: string;
  inner: Block[];
}

const comments = /\/\*[\s\S]*?\*\//g;
const leading = /^(?:\s|\/\*[\s\S]*?\*\/)*/;

/** By the tokens alone: a full parser stumbles over nested rules that begin with an element's name. */
export function blocksOf(css: string): Block[] {
  const root: Block = block("", 0, 0);
  const open = [root];
  /** Where the present statement begins. */
  let from = 0;
  const keep = (to: number) => {
    const current = open.at(-1) ?? root;
    current.own += css.slice(from, to).replace(comments, "").trim();
  };
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) {
      open.push(block(css.slice(from, start), from, start));
    } else if (type === tokenTypes.RightCurlyBracket) {
      keep(start);
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) {
        closed.at[1] = end;
        open.at(-1)?.inner.push(closed);
      }
    } else if (type === tokenTypes.Semicolon) {
      keep(end);
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
