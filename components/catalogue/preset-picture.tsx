import type { CSSProperties } from "react";
import type { Preset } from "@/lib/catalogue/schemas";

/** The widths that the shop's own pictures are kept in; the widest has no suffix. */
const widths = [480, 720, 960] as const;
const fullWidth = 1440;

const resizedPicture = /^\/presets\/.+\.webp$/;

function srcSetOf(src: string): string | undefined {
  if (!resizedPicture.test(src)) return undefined;
  const smaller = widths.map((width) => `${src.replace(".webp", `-${width}.webp`)} ${width}w`);
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

/** The color a preset is filed under, as a CSS color. */
export const cssColorOf = (color: Preset["color"]): string => cssColors[color];

/** Paper tinted with the preset's own color, for a screenshot to stand on. */
export const tintedBackground = (color: Preset["color"]): CSSProperties => ({
  backgroundColor: `color-mix(in oklch, ${cssColors[color]} 16%, var(--color-paper))`,
});

interface PresetPictureProps {
  src: string;
  alt: string;
  /** How wide the slot is, as `<img sizes>` says it. */
  sizes: string;
  /** Above the fold: fetched first. Everything else waits until it is near. */
  isEager?: boolean;
  className?: string;
}

/** A screenshot in its 4:3 slot, in the width the screen needs. */
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
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      decoding="async"
      className={`aspect-4/3 size-full object-cover object-top ${className}`}
    />
  );
}
