"use client";

import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { toggleMark, useMarks } from "@/lib/catalogue/marks/client";
import { useShop } from "@/lib/platform/state/client";

/** Whole class names, because Tailwind does not find composed ones. */
const icons = { saved: "mark mark-saved", compared: "mark mark-compared" };

/** The labels of the buttons, without the name of the preset and with it. */
const labels = {
  saved: ["save", "savePreset"],
  compared: ["compare", "comparePreset"],
} as const;

interface MarkButtonProps {
  mark: keyof typeof icons;
  id: number;
  name: string;
  /** Whether the button has a text label rather than only an icon. */
  hasText?: boolean;
}

/**
 * The button for a favorite, or for a comparison. Invisible, but laid out, until the visitor is
 * known.
 */
export function MarkButton({ mark, id, name, hasText }: MarkButtonProps) {
  const t = useTranslations("mark");
  const isOn = useMarks((marks) => marks[mark].includes(id));
  const isKnown = useShop((state) => state.isVisitorKnown);
  const [short, long] = labels[mark];
  const label = hasText ? undefined : t(long, { name });
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={isKnown ? label : undefined}
      onClick={() => toggleMark(mark, { id, name }).catch(showError)}
      className={`${icons[mark]} ${hasText ? "px-3.5 flex-1" : "w-9"} ${isKnown ? "" : "invisible"}`}
    >
      {hasText && t(short)}
    </button>
  );
}
