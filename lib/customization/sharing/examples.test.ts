import { describe, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import { newSecret } from "@/lib/secrets";
import { requireDeclaration } from "../content/declarations";
import { uploadsOf } from "../content/rules";
import { exampleOfCode, examplePath, examples } from "./examples";
import { getCopy } from "./queries";
import { readSentDocument } from "./read-words";
import { readFragment } from "./rules";

/** @requirement Trades: Examples open in the preview, in their companies' names, colors and words */
describe.each(templateSlugs)("the example of %s", (slug) => {
  const { pathname, hash } = new URL(examplePath(slug), "https://shop.test");

  test("has a link with its name and colors", () => {
    const [, template, code = ""] = /^\/preview\/([\w-]+)\/shared\/(.+)$/.exec(pathname) ?? [];
    expect(template).toBe(slug);
    expect(decodeSharedPreview(code)).toEqual({ ...examples[slug], logo: "" });
  });

  test("has words that its template allows, and pictures of the template", async () => {
    const shared = readFragment(hash);
    expect(shared?.kind).toBe("copy");
    const copy = await getCopy(shared?.code ?? "");
    expect(copy?.template).toBe(slug);
    const document = readSentDocument(slug, await requireDeclaration(slug), copy?.document);
    expect(document?.title).toBeTruthy();
    expect(document && uploadsOf(document)).toEqual([]);
  });
});

test("the code of a customer's copy is none of an example", () => {
  expect(exampleOfCode(newSecret())).toBeUndefined();
});
