/** Screen sizes of the preview, in CSS pixels. */
export const screens = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1093 },
  phone: { width: 390, height: 844 },
} as const;

export type Screen = keyof typeof screens;
