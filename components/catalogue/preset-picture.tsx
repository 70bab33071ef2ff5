import type { CSSProperties } from "react";
import { fullWidth, hasSmallerWidths, smallerWidths } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";

/** The repository's own pictures are AVIF up to this width, for phones. Uploaded ones are not: encoding them takes seconds. */
const mostOfAvif = 720;

function srcSetOf(src: string): string | undefined {
  if (!hasSmallerWidths(src)) return undefined;
  const name = src.slice(0, -".webp".length);
  const isOwn = src.startsWith("/presets/");
  const smaller = smallerWidths.map(
    (width) => `${name}-${width}.${isOwn && width <= mostOfAvif ? "avif" : "webp"} ${width}w`,
  );
  return [...smaller, `${src} ${fullWidth}w`].join(", ");
}

const cssColors: Record<Preset["color"], string> = {
  white: "oklch(0.85 0.01 85)",
  green: "oklch(0.62 0.13 150)",
  blue: "oklch(0.6 0.13 250)",
  yellow: "oklch(0.82 0.15 88)",
  brown: "oklch(0.55 0.08 55)",
  red: "oklch(0.6 0.18 25)",
};

/** The CSS color for a preset's color name. */
export const cssColorOf = (color: Preset["color"]): string => cssColors[color];

/** A background behind the screenshot, tinted in the preset's color. */
export const tintedBackground = (color: Preset["color"]): CSSProperties => ({
  backgroundColor: `color-mix(in oklch, ${cssColors[color]} 16%, var(--color-paper))`,
});

interface PresetPictureProps {
  src: string;
  alt: string;
  /** The value of `<img sizes>`. */
  sizes: string;
  /** True above the fold: loaded eagerly with high priority. Others load lazily. */
  isEager?: boolean;
  className?: string;
}

/** A screenshot in a 4:3 slot, with a srcset when smaller files exist. */
export function PresetPicture({
  src,
  alt,
  sizes,
  isEager = false,
  className = "",
}: PresetPictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSetOf(src)}
      sizes={sizes}
      alt={alt}
      width={1440}
      height={1080}
      loading={isEager ? undefined : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding="async"
      className={`aspect-4/3 size-full object-cover object-top ${className}`}
    />
  );
}
