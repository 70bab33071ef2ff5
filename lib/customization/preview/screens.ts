/** Screen sizes of the preview, in CSS pixels. */
export const screens = {
  desktop: { name: "Desktop", width: 1280, height: 800 },
  tablet: { name: "Tablet", width: 820, height: 1093 },
  phone: { name: "Phone", width: 390, height: 844 },
} as const;

export type Screen = keyof typeof screens;
