import { expect, test } from "vitest";
import { offers } from "@/components/templates/offers";
import { templateSlugs } from "@/components/templates/registry";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { requestFormOf } from "./request-form";

const german: ContentDocument = {
  template: "gourmet-grove",
  version: 1,
  language: "de",
  title: "",
  description: "",
  content: {},
};

test("a request has the labels of the published content, and says what it is about", () => {
  expect(requestFormOf("trend", null)).toEqual({
    subject: { label: "Hire Service", value: "Sofa Seccion, $250" },
    labels: new Map([
      ["color", "Color"],
      ["size", "Room size"],
    ]),
  });
  expect(requestFormOf("gourmet-grove", german)).toEqual({
    subject: null,
    labels: new Map([
      ["date", "Tag"],
      ["time", "Uhrzeit"],
      ["guests", "Personen"],
    ]),
  });
  expect(requestFormOf("prestige", null).subject).toEqual({
    label: "Reserve yours",
    value: "Solstice Noir, $17,500",
  });
});

test("a template without requests has no subject and no labels", () => {
  for (const slug of templateSlugs.filter((it) => !offers[it]?.request)) {
    expect(requestFormOf(slug, null)).toEqual({ subject: null, labels: new Map() });
  }
});
