import { expect, test } from "vitest";
import { removeUnusedCss } from "./unused-css";

const page = `<body><p class="lead">Hello</p><button popoverTarget="menu">Menu</button></body>`;

test.each([
  [".lead { color: red }", "a class of the page"],
  ["p > .lead:hover::before { color: red }", "states and pseudo-elements"],
  [".lead:not(.absent) { color: red }", "a name inside :not()"],
  [".lead:is(.absent, p) { color: red }", "alternatives, some of which fit"],
  ["[popovertarget=menu] { color: red }", "an attribute in small letters"],
  ["p[open] { color: red }", "an attribute that browsers set"],
  [`.lead { content: "}" } p { color: red }`, "a bracket in a text"],
  [".lead:is(.absent, :not(p, :is(h1, h2))) { color: red }", "lists in lists"],
  ["@media print { .lead { color: red } }", "a group with a rule that fits"],
  [":root { --a: 1 }", "a selector without a name"],
])("keeps %s: %s", (css) => {
  expect(removeUnusedCss(css, page)).toBe(css);
});

test.each([
  [".absent { color: red }", ""],
  ["p .absent { color: red }", ""],
  ["p { a { color: red } color: red }", "p { color: red }"],
  ["p { color: red; .absent { color: red } }", "p { color: red; }"],
  [".absent, .lead { color: red }", ".lead { color: red }"],
  ["h1,\n  p,\n  .lead { color: red }", "p,\n  .lead { color: red }"],
  ["p:is(h1, h2) b, .lead { color: red }", ".lead { color: red }"],
  [".lead:has(.absent) { color: red }", ""],
  ["@media print { .absent { color: red } }", ""],
  [
    "p { @media print { color: red; .absent { color: blue } } }",
    "p { @media print { color: red; } }",
  ],
  ["/* Old. */ .absent { color: red } p { color: red }", " p { color: red }"],
  ["p { color: red } @keyframes turn { 25% { rotate: 1deg } }", "p { color: red }"],
  [`p { color: red } @font-face { font-family: "Lost"; src: url(lost.woff2) }`, "p { color: red }"],
])("removes unused rules from %s", (css, result) => {
  expect(removeUnusedCss(css, page)).toBe(result);
});

test("keeps animations and fonts that a rule refers to", () => {
  const css = `@font-face { font-family: Jost; src: url(jost.woff2) }
p { animation: turn 1s; font-family: Jost }
@keyframes turn { 25%, 40% { rotate: 1deg } }`;
  expect(removeUnusedCss(css, page)).toBe(css);
});

test("keeps names that only a script contains", () => {
  const css = ".filled { color: red }";
  expect(removeUnusedCss(css, `${page} root.classList.add("filled")`)).toBe(css);
});
