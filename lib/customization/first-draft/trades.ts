/** The trades that a site can be drafted for; each has texts in six languages and pictures. */
export const trades = [
  "bakery",
  "cafe",
  "restaurant",
  "hair-salon",
  "beauty",
  "law-firm",
  "tax-adviser",
  "medical-practice",
  "physiotherapy",
  "plumber",
  "carpenter",
  "photographer",
  "fitness",
  "gift-shop",
  "hotel",
  "cleaning",
] as const;

export type Trade = (typeof trades)[number];

export const isTrade = (slug: string): slug is Trade =>
  (trades as readonly string[]).includes(slug);
