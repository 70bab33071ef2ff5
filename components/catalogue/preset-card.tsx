"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { LivePicture } from "@/components/customization/palette/live-picture";
import { IntentLink } from "@/components/ui/intent-link";
import { barePath } from "@/lib/customization/preview/bare-path";
import { links } from "@/lib/links";
import { useShop } from "@/lib/platform/state/client";
import type { CardPreset } from "./card-preset";
import { categoryBorder } from "./category-border";
import { PresetLabel } from "./preset-label";
import { PresetPicture, tintedBackground } from "./preset-picture";

/**
 * The width in the grid of the shop, without the card's frame of 39 pixels. On a phone only seven
 * tenths of it: phone pixels are so small that a picture of 480 pixels looks as sharp, and loads
 * sooner.
 */
const cardSizes =
  "(min-width: 1200px) 365px, (min-width: 1024px) calc(50vw - 235px), (min-width: 640px) calc(46vw - 51px), calc(64vw - 27px)";

interface PresetCardProps {
  preset: CardPreset;
  sizes?: string;
  isEager?: boolean;
  /** A control below the label, outside the card's link; it says whether the preset was bought. */
  action?: ReactNode;
}

/**
 * One preset as a card: picture, label, and a left border in the category's color. A client
 * component, because its props are a tenth of its markup, and a server component's markup is sent
 * twice.
 */
export function PresetCard({ preset, sizes = cardSizes, isEager, action }: PresetCardProps) {
  const t = useTranslations("preset");
  const isBought = useShop(({ bought }) => bought.includes(preset.id));
  return (
    <article className={`group preset-card ${categoryBorder[preset.category]}`}>
      <div className="overflow-hidden p-4 pb-0" style={tintedBackground(preset.color)}>
        <div className="preset-frame">
          <LivePicture
            src={barePath(preset.url)}
            title={t("live", { name: preset.name })}
            size={liveFrameSize("desktop", preset.category !== "premium")}
          >
            <PresetPicture
              src={preset.image}
              alt={preset.imageText ?? ""}
              sizes={sizes}
              isEager={isEager}
              className="preset-zoom"
            />
          </LivePicture>
        </div>
      </div>
      <IntentLink href={links.detail(preset.id)} className="preset-link">
        <PresetLabel preset={preset} />
      </IntentLink>
      {action ? (
        <div className="relative px-4 pb-4">{action}</div>
      ) : (
        isBought && (
          <p
            data-bought
            className="label absolute top-3 end-3 rounded-control border border-line-strong bg-card px-2.5 py-1 uppercase"
          >
            {t("bought")}
          </p>
        )
      )}
    </article>
  );
}
