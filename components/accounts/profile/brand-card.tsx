"use client";

import { ExternalLink } from "lucide-react";
import { useTranslations } from "#translations";
import { colorPickers } from "@/components/customization/palette/color-pickers";
import { LiveFrame } from "@/components/customization/palette/live-frame";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { templateOwnColor } from "@/components/customization/palette/texts";
import { button } from "@/components/ui/button";
import { usePaletteChoices } from "@/lib/customization/palette/client";
import { labelOf } from "@/lib/customization/palette/labels";
import { type PaletteChoices, swatchOf } from "@/lib/customization/palette/rules";

const preview = "/preview/trend";

/** The customer's brand: a live preview in their colors, and the four colors by name. */
export function BrandCard({ saved }: { saved: PaletteChoices | null }) {
  const t = useTranslations("brand");
  const choices = usePaletteChoices(saved);
  return (
    <section
      aria-labelledby="brand"
      className="overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-24"
    >
      <div className="relative aspect-4/3 border-line border-b bg-paper">
        <LiveFrame
          src={`${preview}/bare`}
          title={t("preview")}
          size={liveFrameSize("desktop", false)}
        />
      </div>
      <div className="p-5">
        <h2 id="brand" className="text-lg">
          {t("title")}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{t("intro")}</p>
        <ul className="mt-4 grid grid-cols-2 gap-3">
          {colorPickers.map((picker) => (
            <Chip key={picker.key} picker={picker} choice={choices[picker.key]} />
          ))}
        </ul>
        <a
          href={preview}
          target="_blank"
          rel="noopener"
          className={`${button("secondary", "medium")} mt-5 w-full`}
        >
          {t("change")}
          <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{t("opensInNewTab")}</span>
        </a>
      </div>
    </section>
  );
}

interface ChipProps {
  picker: (typeof colorPickers)[number];
  choice: string;
}

function Chip({ picker: { key, label }, choice }: ChipProps) {
  const swatch = swatchOf(choice, key);
  const [before, hidden, after] = label;
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`size-9 shrink-0 forced-color-adjust-none rounded-control border border-line-strong ${swatch ? "" : "border-dashed"}`}
        style={swatch && { backgroundColor: swatch.color }}
      />
      <span className="min-w-0 text-sm">
        <span className="block">
          {before}
          <span className="sr-only">{hidden}</span>
          {after}
        </span>
        <span className="block text-ink-soft">{swatch ? labelOf(swatch) : templateOwnColor}</span>
      </span>
    </li>
  );
}
