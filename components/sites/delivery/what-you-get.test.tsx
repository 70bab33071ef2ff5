import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TranslationsProvider } from "@/lib/translations/client";
import { messagesIn } from "@/lib/translations/messages";
import { WhatYouGet } from "./what-you-get";

test("the price of a deployment is shown in dollars", () => {
  const list = (
    <TranslationsProvider language="en" messages={{ whatYouGet: messagesIn("en", "whatYouGet") }}>
      <WhatYouGet />
    </TranslationsProvider>
  );
  expect(renderToStaticMarkup(list)).toContain("put it online for $65.");
});
