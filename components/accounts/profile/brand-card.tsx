"use client";

import { ExternalLink } from "lucide-react";
import { useTranslations } from "#translations";
import { LiveFrame } from "@/components/customization/palette/live-frame";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { usePaletteChoices } from "@/lib/customization/palette/client";
import { labelsIn } from "@/lib/customization/palette/labels";
import {
  type PaletteChoices,
  type PaletteKey,
  paletteKeys,
  swatchOf,
} from "@/lib/customization/palette/rules";

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
          {paletteKeys.map((key) => (
            <Chip key={key} of={key} choice={choices[key]} />
          ))}
        </ul>
        <Anchor
          href={preview}
          target="_blank"
          rel="noopener"
          className={`${button("secondary", "medium")} mt-5 w-full`}
        >
          {t("change")}
          <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{t("opensInNewTab")}</span>
        </Anchor>
      </div>
    </section>
  );
}

interface ChipProps {
  of: PaletteKey;
  choice: string;
}

function Chip({ of: key, choice }: ChipProps) {
  const picker = useTranslations("colorPickers");
  const short = useTranslations("shortColors");
  const nameOf = labelsIn(useTranslations("colorNames"));
  const swatch = swatchOf(choice, key);
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`size-9 shrink-0 forced-color-adjust-none rounded-control border border-line-strong ${swatch ? "" : "border-dashed"}`}
        style={swatch && { backgroundColor: swatch.color }}
      />
      <span className="min-w-0 text-sm">
        <span className="block">
          <span aria-hidden="true">{short(key)}</span>
          <span className="sr-only">{picker(key)}</span>
        </span>
        <span className="block text-ink-soft">{swatch ? nameOf(swatch) : picker("own")}</span>
      </span>
    </li>
  );
}
