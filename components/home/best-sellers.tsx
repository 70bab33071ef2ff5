"use client";

import type { CardPreset } from "@/components/catalogue/card-preset";
import { FocusCarousel } from "@/components/catalogue/focus-carousel";
import { PresetCard } from "@/components/catalogue/preset-card";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";

const cardSizes = "(min-width: 640px) 505px, calc(53vw - 27px)";

interface BestSellersProps {
  presets: CardPreset[];
  title: string;
  intro: string;
}

export function BestSellers({ presets, title, intro }: BestSellersProps) {
  if (presets.length === 0) return null;
  return (
    <div className="section overflow-x-clip">
      <div className="page">
        <h2 className="text-center text-3xl">{title}</h2>
        <p className="mt-2 text-center text-ink-soft">{intro}</p>
        <div className="mt-5 mb-8 flex justify-center">
          <MyColorsButton />
        </div>
        <FocusCarousel
          label={title}
          slides={presets.map((preset) => ({
            key: preset.id,
            name: preset.name,
            card: <PresetCard preset={preset} sizes={cardSizes} />,
          }))}
        />
      </div>
    </div>
  );
}
