"use client";

import { Columns3 } from "lucide-react";
import { showAlert } from "@/components/ui/alerts";
import { useHydrated } from "@/components/ui/use-hydrated";
import { toggleChoice, useChoices } from "@/lib/compare/client";
import type { Choice } from "@/lib/compare/rules";
import { compareButtonTexts as texts } from "./texts";

interface CompareButtonProps extends Choice {
  className: string;
  /** Whether the button says what it does, rather than an icon alone. */
  hasText?: boolean;
}

/** Chooses a preset for a comparison. Invisible until hydration: without script it does nothing. */
export function CompareButton({ id, name, className, hasText = false }: CompareButtonProps) {
  const isChosen = useChoices().some((it) => it.id === id);
  const isHydrated = useHydrated();
  const label = hasText ? undefined : texts.ofPreset(name);
  const toggle = () => {
    if (!toggleChoice({ id, name })) {
      void showAlert({ title: texts.full, text: texts.fullText, tone: "warn" });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={`${className} ${isHydrated ? "" : "invisible"}`}
    >
      <Columns3 className="size-4" strokeWidth={1.5} aria-hidden />
      {hasText && texts.compare}
    </button>
  );
}
