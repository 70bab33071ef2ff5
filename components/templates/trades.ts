import type { TemplateSlug } from "./registry";

/**
 * What people who look for a template call their trade, or what they sell, in English and German: words of one
 * template may be those of others, too. Words of the sample need not be repeated.
 */
export const trades: Record<TemplateSlug, { en: string; de: string }> = {
  "gourmet-grove": {
    en: "restaurant cafe coffeehouse bistro bar bakery baker pastry patisserie catering caterer chef cook dining diner eatery food menu vegetarian vegan farm farmer garden vegetables fruit winery wine pizzeria delicatessen reservation brewery",
    de: "Restaurant Gaststätte Gasthaus Gasthof Gastronomie Wirtshaus Lokal Café Kaffeehaus Bäckerei Bäcker Konditorei Koch Köchin Essen Speisekarte Speisen Gemüse Obst Bauernhof Hofladen Gärtnerei Weingut Winzer Wein Feinkost Metzgerei Imbiss Pizzeria Brauerei",
  },
  atlantic: {
    en: "furniture sofa couch chair desk carpet rug woodwork carpenter carpentry joiner homeware interior",
    de: "Möbel Möbelhaus Sofa Stuhl Stühle Schreibtisch Teppich Tischler Tischlerei Schreiner Schreinerei Holz Einrichtung",
  },
  corporate: {
    en: "construction builder building architect architecture surveyor surveying engineering engineer planning consulting consultant consultancy agency office law lawyer attorney accountant services contractor craftsman property realtor",
    de: "Bau Bauunternehmen Baufirma Architekt Architektur Architekturbüro Ingenieur Ingenieurbüro Vermessung Planung Beratung Berater Unternehmensberatung Agentur Büro Kanzlei Anwalt Rechtsanwalt Steuerberater Handwerker Dienstleister Dienstleistung Immobilien Hausverwaltung",
  },
  silent: {
    en: "acoustics acoustic noise soundproofing quiet silence office workplace studio",
    de: "Akustik Akustiker Raumakustik Schallschutz Lärm Lärmschutz Ruhe Stille Büro Arbeitsplatz Tonstudio",
  },
  simple: {
    en: "bag bags backpack handbag leather accessories fashion sewing tailor textile satchel",
    de: "Tasche Taschen Rucksack Handtasche Leder Lederwaren Mode Näherei Schneider Schneiderei Accessoires Textil",
  },
  cosmo: {
    en: "furniture interior furnishing lamp lamps lighting sofa couch armchair sideboard living decor",
    de: "Möbel Möbelhaus Möbelgeschäft Einrichtungshaus Einrichtung Wohnen Wohnzimmer Lampe Lampen Leuchten Sofa Sessel Raumausstatter",
  },
  prestige: {
    en: "watch watches watchmaker clock jewelry jewellery jeweler jeweller goldsmith luxury",
    de: "Uhr Uhren Uhrmacher Uhrengeschäft Armbanduhr Schmuck Juwelier Goldschmied Luxus edel",
  },
  motion: {
    en: "gifts gift toys objects design vases ceramics pottery lamps decoration gadgets",
    de: "Geschenke Geschenk Spielzeug Spielwaren Deko Dekoration Vasen Keramik Töpferei Objekte Design",
  },
  cali: {
    en: "kitchen kitchenware appliances appliance household coffee espresso blender toaster kettle mixer fridge",
    de: "Küche Küchengeräte Haushalt Haushaltsgeräte Haushaltswaren Elektrogeräte Kaffee Kaffeemaschine Wasserkocher Mixer Toaster Kühlschrank",
  },
  sonic: {
    en: "headphones headphone earphones audio music musician sound hifi speaker speakers electronics technology tech podcast instrument band",
    de: "Kopfhörer Musik Musiker Klang Ton Lautsprecher Technik Elektronik Instrument Instrumente Hörgeräte",
  },
  thunder: {
    en: "shoes shoe sneakers sneaker footwear boots sport sports running fashion clothing clothes apparel streetwear",
    de: "Schuhe Schuh Schuhgeschäft Turnschuhe Laufschuhe Stiefel Sport Sportgeschäft Mode Kleidung Bekleidung Modegeschäft",
  },
  trend: {
    en: "interior designer decorator decorating room rooms planning sofa couch furniture architect renovation",
    de: "Innenarchitekt Innenarchitektin Innenarchitektur Inneneinrichtung Raumplanung Raumgestaltung Sofa Möbel Wohnzimmer Zimmer Renovierung Einrichtungsberatung",
  },
};
