"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { suggestPresets } from "@/lib/catalogue/client";
import type { Preset } from "@/lib/catalogue/schemas";
import { searchHref, tidySearch } from "@/lib/catalogue/search/words";
import { links } from "@/lib/links";
import { cardPreset } from "./card-preset";
import { suggestionsFound } from "./search-result-count";
import { SuggestedPreset } from "./suggested-preset";

export interface SearchComboboxProps {
  /** The input that this one replaces. */
  from: HTMLInputElement;
  inputProps: ComponentProps<"input">;
  /** The element for the suggestions, inside the search landmark for assistive technology. */
  container: RefObject<HTMLElement | null>;
}

/**
 * The search with suggestions while the visitor types. Not in an `Autocomplete.Popup`, because that
 * hides the rest of the page from assistive technology.
 */
export function SearchCombobox({ from, inputProps, container }: SearchComboboxProps) {
  const t = useTranslations("searchSuggestions");
  const found = useTranslations("searchFound");
  const [typed, setTyped] = useState(from.value);
  const [isOpen, setIsOpen] = useState(from.value !== from.defaultValue);
  const input = useTakenOver(from, setTyped);
  const words = tidySearch(typed);
  const answer = useAnswer(words);
  const { name, ...shared } = inputProps;
  const statusOf = ({ words, presets, total, hasFailed }: Answer) =>
    hasFailed ? t("failed") : suggestionsFound(words, presets.length, total, found);
  const isShown = isOpen && answer !== null;
  const actions = useRef<Autocomplete.Root.Actions>(null);
  useEffect(() => {
    if (!isShown) actions.current?.unmount();
  }, [isShown]);
  return (
    <Autocomplete.Root
      actionsRef={actions}
      name={name}
      items={answer?.presets ?? []}
      filter={null}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={(preset: Preset) => preset.name}
      open={isShown}
      onOpenChange={setIsOpen}
    >
      <Autocomplete.Input {...shared} ref={input} onBlur={() => setIsOpen(false)} />
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner
          sideOffset={6}
          align="start"
          // Always below the field, where the page can be scrolled to the suggestions, and never
          // over the text above.
          collisionAvoidance={{ side: "none" }}
          className="z-40 outline-hidden"
          // The focus stays in the input, so that a click on a suggestion does not close the
          // suggestions first.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className="starting:-translate-y-1 max-h-[max(20rem,var(--available-height))] w-(--anchor-width) max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1.5 text-ink starting:opacity-0 shadow-float transition-[opacity,translate] duration-140">
            <Autocomplete.Status className="wrap-anywhere px-2 py-1.5 text-ink-soft text-sm">
              {answer && statusOf(answer)}
            </Autocomplete.Status>
            <Autocomplete.List aria-label={t("suggestions")}>
              {(preset: Preset) => (
                <Autocomplete.Item
                  key={preset.id}
                  value={preset}
                  render={<IntentLink href={links.detail(preset.id)} tabIndex={-1} />}
                  className="flex items-center gap-3 rounded-control p-2 outline-hidden data-[highlighted]:bg-accent-soft"
                >
                  <SuggestedPreset preset={cardPreset(preset)} />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
            {answer && answer.presets.length > 0 && (
              <IntentLink
                href={searchHref(typed)}
                tabIndex={-1}
                onClick={() => setIsOpen(false)}
                className="wrap-anywhere block rounded-control px-2 py-2 text-sm underline underline-offset-4 hover:text-accent"
              >
                {t("all", { words })}
              </IntentLink>
            )}
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

/** Takes over the focus, the cursor and the typed text. */
function useTakenOver(from: HTMLInputElement, setTyped: (typed: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const wasFocused = useRef(document.activeElement === from);
  useLayoutEffect(() => {
    setTyped(from.value);
    if (!wasFocused.current) return;
    wasFocused.current = false;
    input.current?.focus();
    input.current?.setSelectionRange(from.selectionStart, from.selectionEnd);
  }, [from, setTyped]);
  return input;
}

interface Answer {
  words: string;
  presets: Preset[];
  /** The number of matches, of which the suggestions are the best. */
  total: number;
  hasFailed: boolean;
}

/** A single letter says nothing. */
const fewestLetters = 2;

/**
 * The last suggestions, shown while the next answer is on its way; null before the first answer.
 */
function useAnswer(words: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = words.length >= fewestLetters;
  useEffect(() => {
    if (!isAsked) return;
    let isLatest = true;
    const show = (found: Omit<Answer, "words">) => {
      if (isLatest) setAnswer({ words, ...found });
    };
    suggestPresets(words).then(
      (found) => show({ ...found, hasFailed: false }),
      () => show({ presets: [], total: 0, hasFailed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [words, isAsked]);
  return isAsked ? answer : null;
}
