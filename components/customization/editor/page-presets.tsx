"use client";

import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { addItem, newItemId } from "@/lib/customization/content/edits";
import { languagesOf } from "@/lib/customization/content/translations";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import type { pageTitles } from "@/lib/customization/first-draft/text-pages";
import { useEditor, useSite } from "./use-editor";
import { useWordInSentence } from "./use-word-in-sentence";

const presets = ["imprint", "privacy", "terms"] as const satisfies (keyof typeof pageTitles)[];

/** Adds a text page with its title in every language of the site, its file name, and what is known for it. */
export function PagePresets({ ids }: { ids: readonly string[] }) {
  const t = useTranslations("outline");
  const inSentence = useWordInSentence();
  const titleOf = useTranslations("pagePresets");
  const { store } = useEditor();
  const { document } = useSite();
  const names = new Set(ids.map((id) => document.content[`pages.${id}.name`]));
  const add = async (name: (typeof presets)[number]) => {
    const { imprintBlocks, pageTitles } = await import(
      "@/lib/customization/first-draft/text-pages"
    );
    const id = newItemId(ids, Math.random);
    const added = addItem(store.bundle.declaration, document, "pages", id);
    const titles = languagesOf(document).map((language) => {
      const prefix = language === document.language ? "" : `${language}:`;
      return [`${prefix}pages.${id}.title`, pageTitles[name][language]] as const;
    });
    const facts = storedBusiness()?.facts ?? {};
    const blocks = name === "imprint" ? imprintBlocks(facts, document.language) : [];
    const patch = added && {
      ...added,
      ...Object.fromEntries(titles),
      [`pages.${id}.name`]: name,
      ...(blocks.length > 0 && { [`pages.${id}.body`]: blocks }),
    };
    const announcement = t("added", { item: titleOf(name) });
    if (store.edit(patch, { announcement })) store.select(`pages.${id}`);
  };
  return presets
    .filter((name) => !names.has(name))
    .map((name) => (
      <button
        key={name}
        type="button"
        className={button("secondary", "medium")}
        onClick={() => add(name)}
      >
        {t("add", { item: inSentence(titleOf(name)) })}
      </button>
    ));
}
