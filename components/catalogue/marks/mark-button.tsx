"use client";

import { showError } from "@/components/ui/alerts";
import { toggleMark, useMarks } from "@/lib/catalogue/marks/client";
import { useShop } from "@/lib/platform/state/client";
import { markTexts } from "./texts";

interface MarkButtonProps {
  mark: keyof typeof markTexts;
  id: number;
  name: string;
  /** Whether the button has a text label rather than only an icon. */
  hasText?: boolean;
}

/** Whole class names, because Tailwind does not find composed ones. */
const icons = { saved: "mark mark-saved", compared: "mark mark-compared" };

/**
 * The button for a favorite, or for a comparison. Invisible, but laid out, until the visitor is
 * known.
 */
export function MarkButton({ mark, id, name, hasText }: MarkButtonProps) {
  const isOn = useMarks((marks) => marks[mark].includes(id));
  const isKnown = useShop((state) => state.isVisitorKnown);
  const text = markTexts[mark];
  const label = hasText ? undefined : `${text} ${name}`;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={isKnown ? label : undefined}
      onClick={() => toggleMark(mark, { id, name }).catch(showError)}
      className={`${icons[mark]} ${hasText ? "px-3.5 flex-1" : "w-9"} ${isKnown ? "" : "invisible"}`}
    >
      {hasText && text}
    </button>
  );
}
