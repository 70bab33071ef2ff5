import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/** One `@requirement` tag: what the shop has to do, and the test or group of tests below the tag. */
export interface TaggedTest {
  area: string;
  requirement: string;
  file: string;
  title: string;
}

const testFunction = /^(\w*[tT]est|describe)$/;

/** Of every test in the repository. */
export function listRequirements(): TaggedTest[] {
  const patterns = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
  const list = execFileSync("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    ...patterns,
  ]);
  const files = list.toString().trim().split("\n");
  return files.filter((file) => existsSync(file)).flatMap((file) => readRequirements(file));
}

/** The tags of a test file, in order; fails when one of them does not stand directly above a test. */
export function readRequirements(file: string, source = readFileSync(file, "utf8")): TaggedTest[] {
  if (!source.includes("@requirement")) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const title = titleOf(node.expression);
      if (title) found.push(...tagsAbove(node, source).map((tag) => ({ ...tag, file, title })));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  const written = source.match(/^ *(?:\/\*\*|\*) @requirement /gm)?.length ?? 0;
  if (written !== found.length) {
    throw new Error(`${file}: ${written} @requirement tags, ${found.length} of them above a test.`);
  }
  return found;
}

const scriptKind = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** `test("title")`, `test.describe("title")` and `test.each(rows)("title")`, as the title is written. */
function titleOf(expression: ts.Expression): string | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  let callee: ts.Expression = expression.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    callee = callee.expression;
  }
  if (!ts.isIdentifier(callee) || !testFunction.test(callee.text)) return undefined;
  const [title] = expression.arguments;
  const isText = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isText ? title.getText().slice(1, -1) : undefined;
}

function tagsAbove(node: ts.Node, source: string) {
  return (ts.getLeadingCommentRanges(source, node.pos) ?? []).flatMap(({ pos, end }) => {
    const text = source.slice(pos, end).replace(/^\/\*\*| *\*\/$|^ *\* ?/gm, "");
    const [, ...tags] = text.replaceAll(/\s+/g, " ").split("@requirement ");
    return tags.map((tag) => {
      const [, area = "", requirement = ""] = /^([^:]+): (.+)$/.exec(tag.trim()) ?? [];
      return { area, requirement };
    });
  });
}
