"use client";

import { button } from "@/components/ui/button";
import { addItem, newItemId } from "@/lib/customization/content/edits";
import { fieldTexts, outlineTexts } from "./texts";
import { useEditor, useSite } from "./use-editor";

/** Adds a text page with its title and file name. */
export function PagePresets({ ids }: { ids: readonly string[] }) {
  const { store } = useEditor();
  const { document } = useSite();
  const names = new Set(ids.map((id) => document.content[`pages.${id}.name`]));
  const add = (name: string, title: string) => {
    const id = newItemId(ids, Math.random);
    const added = addItem(store.bundle.declaration, document, "pages", id);
    const patch = added && {
      ...added,
      [`pages.${id}.title`]: title,
      [`pages.${id}.name`]: name,
    };
    if (store.edit(patch, { announcement: outlineTexts.added(title) })) store.select(`pages.${id}`);
  };
  return Object.entries(fieldTexts.pagePresets)
    .filter(([name]) => !names.has(name))
    .map(([name, title]) => (
      <button
        key={name}
        type="button"
        className={button("secondary", "medium")}
        onClick={() => add(name, title)}
      >
        {outlineTexts.add(title)}
      </button>
    ));
}
