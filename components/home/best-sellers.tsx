"use client";

import type { CardPreset } from "@/components/catalogue/card-preset";
import { FocusCarousel } from "@/components/catalogue/focus-carousel";
import { PresetCard } from "@/components/catalogue/preset-card";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";
import { bestSellersTexts as texts } from "./texts";

const cardSizes = "(min-width: 640px) 505px, calc(53vw - 27px)";

interface BestSellersProps {
  presets: CardPreset[];
  /** Whether enough were sold to call them best sellers. */
  areBestSellers: boolean;
}

export function BestSellers({ presets, areBestSellers }: BestSellersProps) {
  if (presets.length === 0) return null;
  const { title, intro } = areBestSellers ? texts.bestSellers : texts.picks;
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
