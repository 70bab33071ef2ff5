import type { Category, Color, PresetType } from "@/db/words/facets";

/**
 * Words, in English and German, by which people search for facets. Separated by spaces; a word may
 * belong to several values.
 */
export const categoryWords: Record<Category, string> = {
  basic: "basic cheap small starter einfach günstig billig klein preiswert",
  medium: "medium dark darkmode night mittel dunkel dunkelmodus nachtmodus",
  premium:
    "premium dark darkmode night responsive mobile phone smartphone dunkel dunkelmodus nachtmodus mobil handy hochwertig",
};

export const colorWords: Record<Color, string> = {
  white: "white light weiß hell",
  green: "green grün oliv olive",
  blue: "blue navy blau dunkelblau hellblau",
  yellow: "yellow mustard gelb senfgelb",
  brown: "brown beige braun",
  red: "red crimson rot weinrot",
};

export const typeWords: Record<PresetType, string> = {
  shop: "shop store webshop ecommerce catalog catalogue products listing laden geschäft onlineshop onlineladen katalog produkte verkaufen",
  home: "home homepage landing landingpage start startseite startpage onepager",
  detail: "detail details product productpage produkt produktseite artikel einzelseite",
  cart: "cart basket checkout warenkorb einkaufswagen kasse",
  about: "about company profile über firma unternehmen firmenseite",
};

/** Words for the shop's products in general: a search for these words alone finds everything. */
export const goods =
  "page pages preset presets site sites template templates theme themes webpage website websites internetseite seite seiten vorlage vorlagen webauftritt webdesign webseite webseiten";

/** Words without meaning for a search. */
export const fillers =
  "a an and are at by find for from get have i in is it like looking me my need of on one or our that the there this to want web where which with you your " +
  "als am an auf bei brauche das dem den der des die dein ein eine einem einen einer eines es finde für gibt haben hat ich im in internet ist meine meinen meiner mein mich mit möchte nach oder online sowie suche suchen und unser unsere unseren unserer von was wie wir zu zum zur";
