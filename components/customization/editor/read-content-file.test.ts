import { expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { sampleDocument } from "@/lib/customization/content/rules";
import { translatorIn } from "@/lib/translations/messages";
import { readContentFile } from "./read-content-file";

const t = translatorIn("en", "contentFile");

const read = async (file: unknown) => {
  const before = sampleDocument("silent", silent);
  const result = await readContentFile("silent", silent, before, JSON.stringify(file), t);
  return "problems" in result ? result.problems : [];
};

test.each([
  [{ template: "silent", content: {} }, "version"],
  [{ template: "silent", version: "1", content: {} }, "version"],
  [{ template: "silent", version: 1, content: { "about.text": "words" } }, "about.text"],
  [{ template: "silent", version: 1, content: { "opening.second": {} } }, "opening.second"],
  [{ template: "silent", version: 1, content: { packages: 5 } }, "packages"],
  [[], ""],
])("each problem of %j is a sentence, not the words of a schema", async (file, path) => {
  const problems = await read(file);
  expect(problems.length).toBeGreaterThan(0);
  for (const { text } of problems) expect(text).not.toMatch(/invalid|expected|received|unrecog/i);
  expect(problems.map((it) => it.path)).toContain(path);
});
