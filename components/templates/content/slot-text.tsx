import { Fragment, type ReactNode } from "react";
import type {
  BlocksView,
  BlockView,
  ParagraphView,
  RunView,
  SlotAttributes,
  TextView,
} from "./views";

const lines = (text: string): ReactNode =>
  text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function Run({ run: { text, mark, href, to, isBrand } }: { run: RunView }) {
  if (isBrand) return <span data-brand-name>{text}</span>;
  if (href !== undefined) {
    return (
      <a href={href} data-to={to}>
        {lines(text)}
      </a>
    );
  }
  if (mark === "strong") return <strong>{lines(text)}</strong>;
  return mark === "em" ? <em>{lines(text)}</em> : lines(text);
}

const runsOf = (runs: readonly RunView[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
  runs.map((run, index) => <Run key={index} run={run} />);

/** Renders a text, a paragraph or a price. In the editor it is an editable element. */
export function SlotText({ of: view }: { of: TextView | ParagraphView }) {
  const text = "runs" in view ? runsOf(view.runs) : view.text;
  return view.attributes ? <slot-text {...view.attributes}>{text}</slot-text> : text;
}

/** Whether a text that may be empty is rendered; in the editor it always is. */
export const hasPlace = ({ text, path }: TextView): boolean => text !== "" || path !== undefined;

interface BlockGroup {
  isList: boolean;
  blocks: BlockView[];
}

function grouped(blocks: readonly BlockView[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isList = block.kind === "item";
    if (isList && last?.isList) last.blocks.push(block);
    else groups.push({ isList, blocks: [block] });
  }
  return groups;
}

function Block({ block: { kind, runs } }: { block: BlockView }) {
  if (kind === "heading") return <h2>{runsOf(runs)}</h2>;
  return kind === "item" ? <li>{runsOf(runs)}</li> : <p>{runsOf(runs)}</p>;
}

/** Renders the text of a text page. */
export function SlotBlocks({ of: view }: { of: BlocksView }) {
  const groups = grouped(view.blocks).map(({ isList, blocks }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
    const all = blocks.map((block, index) => <Block key={index} block={block} />);
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return isList ? <ul key={place}>{all}</ul> : <Fragment key={place}>{all}</Fragment>;
  });
  return view.attributes ? <div {...view.attributes}>{groups}</div> : groups;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "slot-text": SlotAttributes & { children?: ReactNode };
    }
  }
}
