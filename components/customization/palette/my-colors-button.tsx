"use client";

import { Palette } from "lucide-react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import {
  isVisitorKnown,
  showMyColors,
  useMyColors,
} from "@/lib/customization/palette/client-my-colors";
import { links } from "@/lib/links";

interface MyColorsButtonProps {
  look?: "secondary" | "quiet";
  fromStart?: boolean;
}

/**
 * Switches live previews on and off; a visitor without a name or colors is asked for them first. Invisible until
 * hydration: without script it does nothing.
 */
export function MyColorsButton({ look = "secondary", fromStart }: MyColorsButtonProps) {
  const t = useTranslations("myColors");
  const localized = useLocalizedPath();
  const isOn = useMyColors(fromStart);
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={t("hint")}
      onClick={() =>
        isOn || isVisitorKnown() ? showMyColors(!isOn) : location.assign(localized(links.tryOn))
      }
      className={`${button(look, "medium")} aria-pressed:border-accent aria-pressed:bg-accent-soft ${isHydrated ? "" : "invisible"}`}
    >
      <Palette className="size-4" strokeWidth={1.5} aria-hidden />
      {t("label")}
    </button>
  );
}
