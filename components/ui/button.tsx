/** Whole class names, because Tailwind does not find composed ones. */
const looks = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
} as const;

const sizes = {
  medium: "h-9 px-3.5 text-sm",
  large: "h-11 px-5",
} as const;

/** The class names of a button, also for links that look like one. */
export const button = (
  look: keyof typeof looks = "primary",
  size: keyof typeof sizes = "large",
): string => `${looks[look]} ${sizes[size]}`;

export const iconButton = `${looks.quiet} relative size-11`;
