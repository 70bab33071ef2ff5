import { describe, expect, test } from "vitest";
import { findSlot } from "@/components/templates/content/values";
import { templateSlugs, templates } from "@/components/templates/registry";
import { slotSchema } from "@/lib/customization/content/schemas";
import { worstCaseNames, worstContent } from "./worst-content";

describe.each(templateSlugs)("%s", (slug) => {
  test.each(worstCaseNames)("%s: each value may be stored", async (name) => {
    const { template } = await templates[slug].load();
    const { content } = template;
    const refused = Object.entries(worstContent(content, name)).filter(([path, value]) => {
      const found = findSlot(content.slots, path);
      return !found || !slotSchema(content, found.slot).safeParse(value).success;
    });
    expect(refused).toEqual([]);
  });
});

test("the texts are as long as they may be, and the lists too", async () => {
  const { template } = await templates.silent.load();
  const values = worstContent(template.content, "wide");
  expect(values["contact.title"]).toHaveLength(30);
  expect(values["packages.items"]).toHaveLength(9);
  expect(values).toHaveProperty(["packages.items.added5.name"]);
  expect(worstContent(template.content, "bare")["packages.items"]).toEqual(["1"]);
});
