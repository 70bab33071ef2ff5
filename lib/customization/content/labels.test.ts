import { expect, test } from "vitest";
import { content as prestige } from "@/components/templates/prestige/content";
import { content as silent } from "@/components/templates/silent/content";
import { withLabels } from "./labels";
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
