import { describe, expect, test } from "vitest";
import { walkSlots } from "@/components/templates/content/values";
import { templateSlugs, templates } from "@/components/templates/registry";
import { migrateDocument } from "./rules";
import { documentSchema } from "./schemas";

describe.each(templateSlugs)("%s", (slug) => {
  /** @requirement Content: Words of an older version of a template keep their place */
  test("an order of sections from before the contact form has it at its end", async () => {
    const { content } = (await templates[slug].load()).template;
    const orders = [...walkSlots(content.slots, {})].flatMap(({ path, slot }) =>
      slot.kind === "order" && "contactForm" in slot.names ? [[path, slot.sample] as const] : [],
    );
    const before = Object.fromEntries(
      orders.map(([path, names]) => [
        path,
        names.filter((it) => it !== "contactForm").toReversed(),
      ]),
    );
    const stored = {
      template: slug,
      version: 1,
      language: "en",
      title: "",
      description: "",
    } as const;
    const document = migrateDocument(content, { ...stored, content: before });
    for (const [path] of orders) {
      expect(document.content[path]).toEqual([...(before[path] ?? []), "contactForm"]);
    }
    expect(documentSchema(slug, content).safeParse({ ...stored, content: before }).success).toBe(
      true,
    );
    if (orders.length > 0) expect(content.version).toBeGreaterThan(1);
  });
});
