"use client";

import { X } from "lucide-react";
import { localStorageStore, StoreContextProvider, useStore } from "ra-core";
import { type FormEvent, useState } from "react";
import { z } from "zod";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { chip, isSame, type Query } from "./filters";

/** By list. */
const savedFilters = z
  .record(
    z.string(),
    z.array(z.object({ name: z.string(), query: z.record(z.string(), z.string()) })),
  )
  .catch({});

/** Removed at a sign-out, because they can name a customer. */
const store = localStorageStore("1", "-back-office");

interface SavedFiltersProps {
  /** The list: its filters are saved for it alone. */
  resource: string;
  /** Search and filter of the list now. */
  current: Query;
  /** Whether the list has a filter for them already. */
  isKnown: boolean;
  onChange: (query: Query) => void;
}

/** Searches and filters that were given a name, in this browser. */
export const SavedFilters = (props: SavedFiltersProps) => (
  <StoreContextProvider value={store}>
    <Chips {...props} />
  </StoreContextProvider>
);

function Chips({ resource, current, isKnown, onChange }: SavedFiltersProps) {
  const t = useTranslations("savedFilters");
  const [stored, setStored] = useStore<unknown>("filters", {});
  const all = savedFilters.parse(stored);
  const saved = all[resource] ?? [];
  const change = (filters: typeof saved) => setStored({ ...all, [resource]: filters });
  const [isNaming, setIsNaming] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (!name) return;
    change([...saved.filter((it) => it.name !== name), { name, query: current }]);
    setIsNaming(false);
  };
  const canSave = !isKnown && !saved.some(({ query }) => isSame(query, current));
  if (saved.length === 0 && !canSave) return null;
  return (
    <section aria-label={t("title")} className="mb-5 flex flex-wrap items-center gap-2">
      {saved.map(({ name, query }) => (
        <span key={name} className="flex items-center">
          <button
            type="button"
            aria-pressed={isSame(query, current)}
            className={`${chip} rounded-e-none`}
            onClick={() => onChange(query)}
          >
            {name}
          </button>
          <button
            type="button"
            aria-label={t("forget", { name })}
            className="grid size-9 place-items-center rounded-e-control border border-line-strong border-s-0 text-ink-soft hover:text-ink"
            onClick={() => change(saved.filter((it) => it.name !== name))}
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden />
          </button>
        </span>
      ))}
      {canSave &&
        (isNaming ? (
          <form onSubmit={save} className="flex flex-wrap items-center gap-2">
            <input
              name="name"
              required
              maxLength={40}
              // biome-ignore lint/a11y/noAutofocus: the button that opened it is gone
              autoFocus
              aria-label={t("name")}
              placeholder={t("name")}
              className="h-9 w-52 rounded-control border border-line-strong bg-card px-3 text-sm placeholder:text-ink-soft focus:border-accent"
              onKeyDown={({ key }) => {
                if (key === "Escape") setIsNaming(false);
              }}
            />
            <button type="submit" className={button("secondary", "medium")}>
              {t("save")}
            </button>
          </form>
        ) : (
          <button
            type="button"
            className="h-9 px-1 text-accent text-sm underline underline-offset-4"
            onClick={() => setIsNaming(true)}
          >
            {t("begin")}
          </button>
        ))}
    </section>
  );
}
