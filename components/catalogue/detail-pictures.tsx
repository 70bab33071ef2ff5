import { useTranslations } from "#translations";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { LivePicture } from "@/components/customization/palette/live-picture";
import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";
import { tintedBackground } from "./preset-picture";
import { ZoomPicture } from "./zoom-picture";

/**
 * The content of images 2 to 5, in this order, and the screen of the live preview that replaces
 * each image.
 */
const views = [
  { key: "wholePage", screen: "desktop" },
  { key: "onTablet", screen: "tablet" },
  { key: "onPhone", screen: "phone" },
  { key: "otherPalette", screen: null },
] as const;

/** Images 2 to 5 of a preset. */
export function DetailPictures({ preset }: { preset: Preset }) {
  const t = useTranslations("detailViews");
  const altOf = useTranslations("detailPictures");
  const titleOf = useTranslations("detailFrames");
  const named = { preset: preset.name };
  const [, ...pictures] = preset.images;
  const shown = views.flatMap((view, at) => (pictures[at] ? { ...view, src: pictures[at] } : []));
  const bare = barePath(preset.url);
  return (
    <ul className="grid content-start gap-5 sm:grid-cols-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {shown.map(({ src, key, screen }, index) => (
        <li
          key={src}
          className="rounded-card border border-line p-3 sm:first:col-span-2 sm:last:col-span-2"
          style={tintedBackground(preset.color)}
        >
          <figure>
            <LivePicture
              fromStart
              src={screen && bare}
              title={titleOf(key, named)}
              size={liveFrameSize(screen ?? "desktop", preset.category !== "premium")}
            >
              <ZoomPicture
                src={src}
                alt={imageTextOf(preset, src) || altOf(key, named)}
                isEager={index === 0}
              />
            </LivePicture>
            <figcaption className="label pt-2.5 text-ink-soft">{t(key)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
