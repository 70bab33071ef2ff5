"use client";

import { Palette } from "lucide-react";
import { button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { showMyColors, useMyColors } from "@/lib/customization/palette/client-my-colors";
import { myColorsTexts } from "./my-colors-texts";

/** Switches live previews on and off. Invisible until hydration: without script it does nothing. */
interface MyColorsButtonProps {
  look?: "secondary" | "quiet";
}

export function MyColorsButton({ look = "secondary" }: MyColorsButtonProps) {
  const isOn = useMyColors();
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={myColorsTexts.hint}
      onClick={() => showMyColors(!isOn)}
      className={`${button(look, "medium")} aria-pressed:border-accent aria-pressed:bg-accent-soft ${isHydrated ? "" : "invisible"}`}
    >
      <Palette className="size-4" strokeWidth={1.5} aria-hidden />
      {myColorsTexts.label}
    </button>
  );
}
