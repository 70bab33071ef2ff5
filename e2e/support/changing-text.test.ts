import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * A browser that translates a page replaces its text nodes, so React cannot change or remove those
 * that it made beside other nodes. Alone in its element, a text is replaced with the element's content.
 */
const files = execFileSync("git", ["ls-files", "components/**.tsx"], { encoding: "utf8" })
  .split("\n")
  .filter(
    (file) =>
      existsSync(file) && !/(^components\/templates|\/palette|emails)\/|\.test\./.test(file),
  );

const rootOf = (expression: ts.Expression): ts.Expression =>
  ts.isPropertyAccessExpression(expression) ||
  ts.isElementAccessExpression(expression) ||
  ts.isCallExpression(expression)
    ? rootOf(expression.expression)
    : expression;

/** Whether an expression reads from the texts of a feature, which are in objects of this name. */
const isFromTexts = (expression: ts.Expression) => {
  const root = rootOf(expression);
  return ts.isIdentifier(root) && /texts$/i.test(root.text);
};

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  (ts.isPropertyAccessExpression(node) && isFromTexts(node)) ||
  isChangingText(node);

function isChangingText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isChangingText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isText(node.right);
  if (ts.isElementAccessExpression(node)) {
    return isFromTexts(node) && !ts.isNumericLiteral(node.argumentExpression);
  }
  if (ts.isPropertyAccessExpression(node)) return isChangingText(node.expression);
  if (!ts.isCallExpression(node)) return ts.isTemplateExpression(node);
  const isFormatted = ts.isIdentifier(node.expression) && node.expression.text.startsWith("format");
  return (isFormatted || isFromTexts(node)) && !node.arguments.some(ts.isArrowFunction);
}

const isVisible = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

function textsBesideOthers(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isVisible);
      for (const child of children.length > 1 ? children : []) {
        if (ts.isJsxExpression(child) && child.expression && isChangingText(child.expression)) {
          found.push(`${file}: ${child.getText()}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test("text that changes is alone in its element", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => textsBesideOthers(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["<p>{texts.count(n)} <b /></p>", 1],
  ["<p><Icon />{isOpen ? texts.close : texts.open}</p>", 1],
  ["<p>{isNew && texts.fresh}<b /></p>", 1],
  ["<>{texts.kinds[kind]}{link}</>", 1],
  ["<p>{texts.count(n)}</p>", 0],
  ["<p>{texts.title} <b /></p>", 0],
  ["<ul><li />{texts.all.map((it) => <li>{it}</li>)}</ul>", 0],
])("%s has %d", (source, count) => {
  expect(textsBesideOthers("a.tsx", source)).toHaveLength(count);
});
