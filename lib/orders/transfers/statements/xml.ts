import { Parser } from "htmlparser2";
import { wrongLine } from "./line";

export interface XmlNode {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
  /** The line of the file on which it begins. */
  line: number;
}

const deepest = 40;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Reads an XML document without a document type: no entity is declared, and none is fetched. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "", line: 1 };
  const open = [root];
  let [line, seen] = [1, 0];
  const currentLine = () => {
    for (; seen < parser.startIndex; seen++) if (xml[seen] === "\n") line++;
    return line;
  };
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.startsWith("!")) throw wrongLine(currentLine(), "a document type is refused.");
      },
      onopentag: (name, attributes) => {
        if (open.length > deepest) throw wrongLine(currentLine(), "too many levels.");
        const node = {
          name: localName(name),
          attributes,
          children: [],
          text: "",
          line: currentLine(),
        };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        const node = open.at(-1);
        if (node && node.children.length === 0) node.text += text;
      },
      onclosetag: (name, isImplied) => {
        const node = open.pop();
        const isEmptyTag = xml[parser.endIndex - 1] === "/";
        if (isImplied && !isEmptyTag) throw wrongLine(node?.line ?? 1, `<${name}> is not closed.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

/** The descendants by this path of names, of every branch. */
export const findAll = (node: XmlNode, path: string): XmlNode[] =>
  path
    .split("/")
    .reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap((it) => it.children.filter((child) => child.name === name)),
      [node],
    );

export const textAt = (node: XmlNode, ...paths: string[]): string => {
  for (const path of paths) {
    const text = findAll(node, path)[0]?.text.trim();
    if (text) return text;
  }
  return "";
};
