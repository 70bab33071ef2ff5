"use client";

import { Palette } from "lucide-react";
import { button } from "@/components/ui/button";
import { showMyColors, useIsInBrowser, useMyColors } from "@/lib/palette/client";
import { myColorsTexts } from "./texts";

/** Switches live previews on and off. Invisible until hydration: without script it does nothing. */
export function MyColorsButton({ className = "" }: { className?: string }) {
  const isOn = useMyColors();
  const isInBrowser = useIsInBrowser();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={myColorsTexts.hint}
      onClick={() => showMyColors(!isOn)}
      className={`${button("secondary", "medium")} ${className} aria-pressed:border-accent aria-pressed:bg-accent-soft ${isInBrowser ? "" : "invisible"}`}
    >
      <Palette className="size-4" strokeWidth={1.5} aria-hidden />
      {myColorsTexts.label}
    </button>
  );
}
