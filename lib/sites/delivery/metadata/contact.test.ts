import { expect, test } from "vitest";
import type { SlotValue } from "@/components/templates/content/values";
import { findSlot } from "@/components/templates/content/values";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { sampleDocument } from "@/lib/customization/content/rules";
import { contactOf } from "./contact";

const company = "Halden";

async function contactIn(slug: TemplateSlug, content: Record<string, SlotValue>) {
  const { content: declaration } = (await templates[slug].load()).template;
  const document = { ...sampleDocument(slug, declaration), content };
  return contactOf({ declaration, document, company });
}

test.each(templateSlugs)("%s names slots that it has", async (slug) => {
  const { about, slots } = (await templates[slug].load()).template.content;
  for (const path of Object.values(about)) expect(findSlot(slots, path), path).not.toBeNull();
});

test.each(templateSlugs)("%s: what only the sample says is nobody's", async (slug) => {
  expect(await contactIn(slug, {})).toEqual({ address: "", hours: "", email: "", phone: "" });
});

test("address and hours are those of the slots, in one line", async () => {
  const contact = await contactIn("corporate", {
    "contact.address": ["Mill Lane 4\n", { brand: true }, " House"],
    "side.hours.text": ["Monday\n8:00 to 12:00"],
  });
  expect(contact).toMatchObject({
    address: "Mill Lane 4, Halden House",
    hours: "Monday, 8:00 to 12:00",
  });
});

test("hours may be a list, of which one line was changed", async () => {
  const { hours } = await contactIn("gourmet-grove", { "columns.about.hours.2.text": "noon" });
  expect(hours).toBe(
    "Wednesday to Friday 18:30 to 23:00, Saturday noon, Sunday lunch 12:30 to 15:30",
  );
});

test("phone and e-mail are the first that a link or a sentence leads to", async () => {
  const contact = await contactIn("silent", {
    "opening.second": { label: "Call", to: "tel:+4612345" },
    "about.text": ["Or ", { text: "write", to: "mailto:a@halden.example?subject=Hi" }],
    "contact.email": { label: "b", to: "mailto:b@halden.example" },
  });
  expect(contact).toMatchObject({ email: "a@halden.example", phone: "+4612345" });
});

test("a section that is off says nothing", async () => {
  const content = {
    "contact.phone": { label: "Call", to: "tel:+4612345" },
    "contact.address": ["Mill Lane 4"],
  };
  expect(await contactIn("corporate", content)).toMatchObject({ phone: "+4612345" });
  expect(await contactIn("corporate", { ...content, contact: false })).toMatchObject({
    phone: "",
    address: "",
  });
});

test("a placeholder is no detail", async () => {
  const contact = await contactIn("simple", {
    "visit.address": ["[Your street, your town]"],
    "visit.hours": ["Mon–Fri 6 am – 6 pm"],
  });
  expect(contact).toMatchObject({ address: "", hours: "Mon–Fri 6 am – 6 pm" });
});
