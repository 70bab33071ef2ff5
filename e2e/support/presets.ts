import type { Preset } from "@/lib/catalogue/schemas";

/** A preset as the API returns it, for tests without a database. */
export function presetView(values: Partial<Preset> = {}): Preset {
  const release = "2026-07-07T09:00:00.000Z";
  return {
    id: 9,
    name: "Cali",
    priceCents: 7_000,
    regularPriceCents: null,
    lowestPriceCents: null,
    currency: "USD",
    color: "blue",
    type: "shop",
    category: "premium",
    images: ["/presets/cali/1.webp", "/presets/cali/2.webp"],
    imageTexts: [],
    url: "/preview/cali",
    ratingAverage: 0,
    ratingCount: 0,
    released: release,
    releasedAt: release,
    release,
    reviews: [],
    purchased: 0,
    isBought: false,
    isDisabled: false,
    launchAt: null,
    sibling: null,
    ...values,
  };
}
