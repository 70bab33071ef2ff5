"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type FormEvent,
  type FunctionComponent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslations } from "#translations";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { useSearchKey } from "@/lib/catalogue/search/client-key";
import { maxSearchLength, searchHref } from "@/lib/catalogue/search/words";
import { links } from "@/lib/links";
import { withMessages } from "@/lib/translations/with-messages";
import type { SearchComboboxProps } from "./search-combobox";

interface SearchFieldProps {
  /** The search whose results the page shows. */
  words?: string;
  className?: string;
}

const inputProps = {
  name: "q",
  maxLength: maxSearchLength,
  autoComplete: "off",
  enterKeyHint: "search",
  className:
    "h-11 w-full rounded-control border border-line-strong bg-card pe-10 ps-11 text-ink transition-colors placeholder:text-ink-soft hover:border-ink",
} as const;

/**
 * The search form, which works without scripts. Its first focus loads the suggestions, whose input
 * then replaces this one and takes over the typed text.
 */
export function SearchField({ words = "", className = "" }: SearchFieldProps) {
  const t = useTranslations("searchField");
  const router = useRouter();
  const localized = useLocalizedPath();
  const form = useRef<HTMLFormElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [combobox, setCombobox] = useState<{
    Component: FunctionComponent<SearchComboboxProps>;
    from: HTMLInputElement;
  }>();
  const hasKey = useSearchKey();
  // The attribute that `searchShortcut` looks for.
  const shared = {
    ...inputProps,
    "aria-label": t("label"),
    placeholder: t("placeholder"),
    ...(hasKey && { "aria-keyshortcuts": "/" }),
  };

  const load = useCallback(async () => {
    try {
      const { SearchCombobox: Component } = await withMessages(import("./search-combobox"));
      const from = plain.current;
      if (!from) return;
      const show = () => setCombobox({ Component, from });
      // Not during the composition of an input method: its letters would be lost with the input.
      if (isComposing.current) from.addEventListener("compositionend", show, { once: true });
      else show();
    } catch {
      // The form works without the suggestions, and the next focus tries again.
    }
  }, []);
  useEffect(() => {
    // The visitor focused the field before React was loaded.
    if (document.activeElement === plain.current) load();
  }, [load]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(localized(searchHref(String(new FormData(event.currentTarget).get("q") ?? ""))));
  };

  return (
    <search className={`group relative block ${className}`}>
      <form ref={form} action={localized(links.searchForm)} onSubmit={search}>
        {combobox ? (
          <combobox.Component from={combobox.from} inputProps={shared} container={form} />
        ) : (
          <input
            ref={plain}
            {...shared}
            defaultValue={words}
            onFocus={load}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
            }}
          />
        )}
        <button
          type="submit"
          aria-label={t("submit")}
          className="absolute inset-y-0 start-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Search className="size-5" strokeWidth={1.5} aria-hidden />
        </button>
        {hasKey && (
          <kbd
            aria-hidden
            className="label pointer-events-none absolute top-1/2 end-2.5 grid size-6 -translate-y-1/2 place-items-center rounded-control border border-line text-ink-soft group-focus-within:hidden noscript:hidden pointer-coarse:hidden"
          >
            /
          </kbd>
        )}
      </form>
    </search>
  );
}
