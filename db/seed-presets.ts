import type { presets } from "./schema/catalogue";

type NewPreset = typeof presets.$inferInsert;

/** A preset's pictures in `public/presets`. */
const picturesOf = (design: string) => [1, 2, 3, 4, 5].map((n) => `/presets/${design}/${n}.webp`);

function preset(
  name: string,
  price: number,
  color: NewPreset["color"],
  type: NewPreset["type"],
  category: NewPreset["category"],
  released: string,
): NewPreset {
  const design = name.toLowerCase().replace(" premium", "/premium").replaceAll(" ", "-");
  return {
    name,
    priceCents: Math.round(price * 100),
    color,
    type,
    category,
    images: picturesOf(design),
    url: `/preview/${design}`,
    releasedAt: new Date(`${released}T09:00:00Z`),
  };
}

/** Initial presets of a new shop, in the order of their ids. */
export const seedPresets: NewPreset[] = [
  preset("Gourmet Grove", 20, "red", "home", "basic", "2026-02-03"),
  preset("Atlantic", 20, "white", "shop", "basic", "2026-02-17"),
  preset("Corporate", 28, "yellow", "about", "basic", "2026-03-03"),
  preset("Silent", 15, "blue", "home", "basic", "2026-03-24"),
  preset("Simple", 25, "white", "cart", "basic", "2026-04-14"),
  preset("Cosmo", 45, "green", "home", "medium", "2026-05-05"),
  preset("Prestige", 45, "brown", "detail", "medium", "2026-05-26"),
  preset("Motion", 35, "green", "shop", "medium", "2026-06-16"),
  preset("Cali", 70, "blue", "shop", "premium", "2026-07-07"),
  preset("Sonic", 90, "red", "home", "premium", "2026-08-11"),
  preset("Thunder", 80, "white", "cart", "premium", "2026-09-08"),
  preset("Trend", 70, "white", "detail", "premium", "2026-10-06"),
  preset("Corporate Premium", 75, "yellow", "about", "premium", "2026-11-24"),
  preset("Prestige Premium", 90, "brown", "detail", "premium", "2026-11-25"),
  preset("Silent Premium", 60, "blue", "home", "premium", "2026-11-26"),
  preset("Cosmo Premium", 90, "green", "home", "premium", "2026-11-27"),
  preset("Atlantic Premium", 65, "white", "shop", "premium", "2026-11-29"),
];
