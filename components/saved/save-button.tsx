"use client";

import { Heart } from "lucide-react";
import { showError } from "@/components/ui/alerts";
import { changeSaved, useSaved } from "@/lib/saved/client";
import { useShop } from "@/lib/state/client";
import { saveButtonTexts as texts } from "./button-texts";

interface SaveButtonProps {
  id: number;
  name: string;
  className: string;
  /** Whether the button says what it does, rather than an icon alone. */
  hasText?: boolean;
}

/** Saves a preset, or saves it no longer. Invisible until it is known whose list it is. */
export function SaveButton({ id, name, className, hasText = false }: SaveButtonProps) {
  const isSaved = useSaved(({ saved }) => saved.includes(id));
  const isKnown = useShop((state) => state.isVisitorKnown);
  const label = hasText ? undefined : texts.ofPreset(name);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      title={label}
      onClick={() => changeSaved(id, !isSaved).catch(showError)}
      className={`${className} ${isKnown ? "" : "invisible"}`}
    >
      <Heart
        className="size-4"
        strokeWidth={1.5}
        fill={isSaved ? "currentColor" : "none"}
        aria-hidden
      />
      {hasText && texts.save}
    </button>
  );
}
