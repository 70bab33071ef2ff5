import { useLanguage, useTranslations } from "#translations";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { LivePicture } from "@/components/customization/palette/live-picture";
import { worksOnPhones } from "@/lib/catalogue/rules";
import { barePath } from "@/lib/customization/preview/bare-path";
import { formatMoney } from "@/lib/money";
import type { CardPreset } from "./card-preset";
import { ColorLabel } from "./color-label";
import { PresetPicture, tintedBackground } from "./preset-picture";

/**
 * A preset in the list of suggestions: its picture (as a live preview if the visitor has turned
 * colors on), and its facts.
 */
export function SuggestedPreset({ preset }: { preset: CardPreset }) {
  const t = useTranslations("preset");
  const word = useTranslations("presetWords");
  const language = useLanguage();
  return (
    <>
      <span
        className="block w-20 shrink-0 overflow-hidden rounded-control border border-line"
        style={tintedBackground(preset.color)}
      >
        <LivePicture
          src={barePath(preset.url)}
          title={t("live", { name: preset.name })}
          size={liveFrameSize("desktop", preset.category !== "premium")}
        >
          <PresetPicture src={preset.image} alt="" sizes="80px" />
        </LivePicture>
      </span>
      <span className="min-w-0 grow">
        <span className="block font-display font-semibold">{preset.name}</span>{" "}
        <span className="block text-ink-soft text-sm tabular-nums">
          {`${formatMoney({ cents: preset.priceCents }, language)} · ${word(preset.category)}`}
        </span>{" "}
        <span className="label flex flex-wrap gap-x-3 text-ink-soft">
          <span>{word(preset.type)}</span>{" "}
          <span>{word(worksOnPhones(preset.category) ? "phones" : "desktopOnly")}</span>{" "}
          <ColorLabel color={preset.color} />
        </span>
      </span>
    </>
  );
}
