import { expect, test } from "vitest";
import { migrateDocument } from "@/lib/customization/content/rules";
import type { ContentValues } from "./content/values";
import { content as motion } from "./motion/content";
import { content as sonic } from "./sonic/content";

const stored = { language: "en" as const, title: "", description: "" };

const motionContent = (content: ContentValues) =>
  migrateDocument(motion, { ...stored, template: "motion", version: 1, content });

const sonicContent = (content: ContentValues) =>
  migrateDocument(sonic, { ...stored, template: "sonic", version: 2, content });

test.each<[ContentValues, ContentValues]>([
  [{}, {}],
  [
    { "poster.first": "Kites" },
    { "poster.title": ["Kites\n", { text: "that won’t", mark: "em" }, "\nsit still"] },
  ],
  [
    { "poster.first": "Kites", "poster.second": "", "poster.third": "" },
    { "poster.title": ["Kites"] },
  ],
  [
    { "poster.third": "by hand", "search.nothing": "Nothing." },
    {
      "poster.title": ["Objects\n", { text: "that won’t", mark: "em" }, "\nby hand"],
      "search.nothing": "Nothing.",
    },
  ],
])("Motion's headline of three texts %j becomes one", (before, content) => {
  const migrated = motionContent(before);
  expect(migrated).toMatchObject({ version: 2, content });
  expect(migrated.unplaced).toBeUndefined();
});

test.each<[ContentValues, ContentValues]>([
  [{}, {}],
  [{ "opening.title.2.text": "the city" }, { "opening.title": ["Turn\nthe city\ndown."] }],
  [
    { "opening.title": ["3", "k7", "q2"], "opening.title.k7.text": "Play", "opening.lead": ["x"] },
    { "opening.title": ["down.\nPlay\nagain"], "opening.lead": ["x"] },
  ],
])("Sonic's headline of lines %j becomes one text", (before, content) => {
  const migrated = sonicContent(before);
  expect(migrated).toMatchObject({ version: 3, content });
  expect(migrated.unplaced).toBeUndefined();
});
