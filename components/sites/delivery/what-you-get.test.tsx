import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhatYouGet } from "./what-you-get";

test("the price of a deployment is shown in dollars", () => {
  expect(renderToStaticMarkup(<WhatYouGet />)).toContain("put it online for $65.");
});
