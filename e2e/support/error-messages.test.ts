import ts from "typescript";
import { expect, test } from "vitest";
import { product, read } from "./imports";

/** Words, and not a value with signs around it. */
const isText = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isStringLiteralLike(node)
    ? /\p{L}/u.test(node.text)
    : ts.isTemplateExpression(node) &&
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) =>
        /\p{L}/u.test(text),
      ));

/** Methods of schemas that take a message, and the shop's own. */
const checks = new Set(["min", "max", "regex", "refine", "int", "boolean", "positive"]);
const schemas = new Set(["requiredText", "wellFormed", "companyName"]);

/** Whether a call says a text that is no message: as an error, or as what a schema refuses. */
function saysText(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) {
    const [code, message] = node.arguments ?? [];
    const { text = "" } = ts.isIdentifier(node.expression) ? node.expression : {};
    return text === "ShopError" ? isText(message) : text === "SiteRefusal" && isText(code);
  }
  if (!ts.isCallExpression(node)) return false;
  const { expression, arguments: args } = node;
  if (ts.isIdentifier(expression)) return schemas.has(expression.text) && args.some(isText);
  return (
    ts.isPropertyAccessExpression(expression) &&
    checks.has(expression.name.text) &&
    expression.expression.getText() !== "Math" &&
    isText(args.at(-1))
  );
}

function hasText(file: string): boolean {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): boolean =>
    saysText(node) || (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(source);
}

/** Of settings, of programs that call the shop, and of its log: their errors are English. */
const english = [
  "app/api/site-domain/ask/route.ts",
  "app/api/user/route.ts",
  "lib/agents/tools/catalog-search.ts",
  "lib/analytics/vitals/schemas.ts",
  "lib/customization/first-draft/pack.ts",
  "lib/env-formats.ts",
  "lib/env-seller.ts",
  "lib/env-tax.ts",
  "lib/env.ts",
  "lib/orders/checkout/commands/verify-webhook-event.ts",
  "lib/orders/checkout/commands/webhook-events.ts",
  "lib/platform/health/queries.ts",
  "lib/platform/http/scheduler.ts",
  "lib/sites/delivery/build-site.ts",
  "lib/sites/messages/form.ts",
  "lib/sites/messages/handle-submission.ts",
  "lib/support/commands/receive-email.ts",
];

test("errors and schemas say messages, which are in the language of their reader", () => {
  const written = product
    .filter(
      (file) => /^(app|lib)\/.*\.ts$/.test(file) && /ShopError|SiteRefusal|zod/.test(read(file)),
    )
    .filter(hasText);
  expect(written).toEqual(english);
});
