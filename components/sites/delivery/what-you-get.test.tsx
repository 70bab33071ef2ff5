import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhatYouGet } from "./what-you-get";

test("the price of a deployment is shown in dollars", () => {
  expect(renderToStaticMarkup(<WhatYouGet />)).toContain("for $15 a template and $50 once.");
});
