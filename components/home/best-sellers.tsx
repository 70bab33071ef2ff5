import { FocusCarousel } from "@/components/catalogue/focus-carousel";
import { PresetCard } from "@/components/catalogue/preset-card";
import { MyColorsButton } from "@/components/palette/my-colors-button";
import type { Preset } from "@/lib/catalogue/schemas";

const cardSizes = "(min-width: 640px) 544px, 92vw";

export function BestSellers({ presets }: { presets: Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <div className="section overflow-x-clip">
      <div className="page">
        <h2 className="text-center text-3xl">Best sellers</h2>
        <p className="mt-2 text-center text-ink-soft">
          The three presets that companies choose most.
        </p>
        <div className="mt-5 mb-8 flex justify-center">
          <MyColorsButton />
        </div>
        <FocusCarousel
          label="Best sellers"
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
