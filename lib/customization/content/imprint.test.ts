import { expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { hasImprint, needsImprint } from "./imprint";
import { sampleDocument } from "./rules";

const has = (content: Parameters<typeof hasImprint>[1]["content"]) =>
  hasImprint(silent, { ...sampleDocument("silent", silent), content });

test.each([
  ["imprint", "About the owner"],
  ["wer-wir-sind", "Impressum"],
  ["infos", "Mentions légales"],
  ["aviso-legal", "Quiénes somos"],
])("a page %s with the title %s is an imprint", (name, title) => {
  expect(has({ pages: ["n1"], "pages.n1.name": name, "pages.n1.title": title })).toBe(true);
});

test("so is a link to one elsewhere, but no other page", () => {
  const link = { label: "Impressum", to: "https://halden.example/impressum" };
  expect(has({ "menu.links.3.link": link })).toBe(true);
  expect(has({})).toBe(false);
  const advice = { "pages.n1.name": "legal-advice", "pages.n1.title": "Legal advice" };
  expect(has({ pages: ["n1"], ...advice })).toBe(false);
});

test("companies of the European Economic Area and of Switzerland need one", () => {
  expect(["DE", "AT", "CH", "FR", "NO"].map(needsImprint)).not.toContain(false);
  expect(["US", "BR", "", null, undefined].map(needsImprint)).not.toContain(true);
});
