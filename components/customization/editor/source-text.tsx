"use client";

import { languageNames } from "@/components/templates/content/languages";
import type { Block, Run, Slot } from "@/components/templates/content/slots";
import type { SlotValue } from "@/components/templates/content/values";
import { translatedText, valueAt } from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";
import { useBrandName, useEditor, useLanguage, useSite } from "./use-editor";

function linesOf(text: SlotValue, brandName: string): string {
  if (typeof text === "string") return text;
  // Cast: a text is a string, the runs of a paragraph, or the blocks of a text page.
  const parts = text as readonly (Run | Block)[];
  return parts
    .map((part) =>
      typeof part === "object" && "runs" in part
        ? `${plainText(part.runs, brandName)}\n`
        : plainText([part], brandName),
    )
    .join("");
}

/** In a further language: the same text in the site's own one. */
export function SourceText({ path, slot }: { path: string; slot: Slot }) {
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const brandName = useBrandName();
  if (language === document.language) return null;
  const value = valueAt(store.bundle.declaration, document, path);
  const text = value === null ? null : translatedText(slot, value);
  return text && <SourceLine language={document.language} text={linesOf(text, brandName)} />;
}

/** The text to translate, below its field. */
export function SourceLine({
  language,
  text,
}: {
  language: keyof typeof languageNames;
  text: string;
}) {
  return (
    text.trim() && (
      <p className="mt-1.5 flex gap-2 text-ink-soft text-sm">
        <abbr
          title={languageNames[language]}
          className="label shrink-0 pt-0.5 uppercase no-underline"
        >
          {language}
        </abbr>
        <span lang={language} className="min-w-0 whitespace-pre-line wrap-anywhere">
          {text.trim()}
        </span>
      </p>
    )
  );
}
