import { expect, test } from "vitest";
import { content as prestige } from "@/components/templates/prestige/content";
import { templates } from "@/components/templates/registry";
import { content as silent } from "@/components/templates/silent/content";
import { en } from "@/lib/translations/en";
import { labelsOf, withLabels } from "./labels";
import { sampleDocument } from "./rules";
import { namesOf } from "./slot-names";

const marked = (label: string) => `<${label}>`;

test.each([silent, prestige])("every label is replaced, and nothing else", (content) => {
  const labeled = JSON.stringify(withLabels(content, marked));
  expect(labeled.replace(/<([^<>]*)>/g, "$1")).toBe(JSON.stringify(content));
  expect(labeled).not.toMatch(/"kind":"\w+","label":"[^<]/);
  expect(labeled).not.toMatch(/"itemLabel":"[^<]/);
});

test("names of slots, items and choices are the given ones", () => {
  const { slots, parts } = withLabels(silent, marked);
  const words = sampleDocument("silent", silent);
  expect(namesOf(withLabels(silent, marked), "packages.items.2.name", words)).toEqual([
    "<Packages>",
    "<Package> 2",
    "<Name>",
  ]);
  expect(slots.pages.slots.place.options).toEqual({ footer: "<The footer>", bar: "<The bar>" });
  expect(parts["silent-shop"]).toBe("<Packages>");
});

test("every label is a message, but for numbers and lengths, and no other is", async () => {
  const declarations = await Promise.all(
    Object.values(templates).map(async ({ load }) => (await load()).template.content),
  );
  const words = declarations.flatMap(labelsOf).filter((it) => !/^\d+( m)?$/.test(it));
  expect([...new Set(words)].sort()).toEqual(Object.keys(en.slotLabels).sort());
});
