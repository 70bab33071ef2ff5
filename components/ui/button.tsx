const base =
  "inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,transform] active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50";

const looks = {
  primary:
    "bg-accent text-accent-ink hover:bg-[color-mix(in_oklch,var(--color-accent),var(--color-ink)_18%)]",
  secondary: "border border-line-strong bg-card text-ink hover:border-ink",
  quiet: "text-ink hover:bg-[color-mix(in_oklch,var(--color-ink),transparent_93%)]",
} as const;

const sizes = {
  medium: "h-9 px-3.5 text-sm",
  large: "h-11 px-5",
} as const;

/** The look of a button, for real buttons and for links that look like one. */
export const button = (
  look: keyof typeof looks = "primary",
  size: keyof typeof sizes = "large",
): string => `${base} ${looks[look]} ${sizes[size]}`;

export const iconButton = `${base} ${looks.quiet} relative size-11`;
