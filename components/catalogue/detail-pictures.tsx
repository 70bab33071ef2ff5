import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { LivePicture } from "@/components/customization/palette/live-picture";
import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";
import { detailTexts as texts } from "./detail-texts";
import { tintedBackground } from "./preset-picture";
import { ZoomPicture } from "./zoom-picture";

/**
 * The content of images 2 to 5, in this order, and the screen of the live preview that replaces
 * each image.
 */
const views = [
  { label: texts.wholePage, screen: "desktop" },
  { label: texts.onTablet, screen: "tablet" },
  { label: texts.onPhone, screen: "phone" },
  { label: texts.otherPalette, screen: null },
] as const;

/** Images 2 to 5 of a preset. */
export function DetailPictures({ preset }: { preset: Preset }) {
  const bare = barePath(preset.url);
  return (
    <ul className="grid content-start gap-5 sm:grid-cols-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {preset.images.slice(1, 5).map((src, index) => (
        <li
          key={src}
          className="rounded-card border border-line p-3 sm:first:col-span-2 sm:last:col-span-2"
          style={tintedBackground(preset.color)}
        >
          <figure>
            <LivePicture
              fromStart
              src={views[index]?.screen ? bare : null}
              title={texts.liveView(preset.name, views[index]?.label ?? "")}
              size={liveFrameSize(views[index]?.screen ?? "desktop", preset.category !== "premium")}
            >
              <ZoomPicture
                src={src}
                alt={imageTextOf(preset, src) || texts.view(preset.name, views[index]?.label ?? "")}
                isEager={index === 0}
              />
            </LivePicture>
            <figcaption className="label pt-2.5 text-ink-soft">{views[index]?.label}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
