import type { TemplateSlug } from "@/components/templates/registry";

/**
 * The names that people who look for a template have for their business or their products, in
 * English and German; several templates may have the same words. Words of the sample, and of
 * trades (`words.ts`) that the template suits best, need not be repeated.
 */
export const templateWords: Record<TemplateSlug, { en: string; de: string }> = {
  "gourmet-grove": {
    en: "chef cook dining food menu vegetarian vegan farm farmer garden vegetables fruit wine reservation butcher",
    de: "Gasthof Koch Köchin Essen Speisekarte Speisen Gemüse Obst Bauernhof Hofladen Gärtnerei Winzer Wein Feinkost Metzgerei Fleischerei Metzger",
  },
  atlantic: {
    en: "furniture sofa couch chair desk carpet rug woodwork carpenter carpentry joiner homeware interior",
    de: "Möbel Möbelhaus Sofa Stuhl Stühle Schreibtisch Teppich Tischler Tischlerei Schreiner Schreinerei Holz Einrichtung",
  },
  corporate: {
    en: "building architect architects architecture surveyor surveying engineer engineering planner planners planning consulting consultant consultancy agency office services craftsman property realtor vet veterinarian garage mechanic cleaning insurance logistics school kindergarten",
    de: "Architekt Architektin Architektur Architekturbüro Ingenieur Ingenieurbüro Vermessung Planung Beratung Berater Unternehmensberatung Agentur Büro Dienstleister Dienstleistung Immobilien Hausverwaltung Tierarzt Physiotherapie Autowerkstatt Reinigung Gebäudereinigung Versicherung Spedition Fahrschule Schule",
  },
  silent: {
    en: "acoustics acoustic noise soundproofing quiet silence office workplace therapist therapy coach coaching",
    de: "Akustik Akustiker Raumakustik Schallschutz Lärm Lärmschutz Ruhe Stille Büro Arbeitsplatz Tonstudio Therapeut Therapeutin Coach Coaching",
  },
  simple: {
    en: "bag bags backpack handbag leather accessories fashion sewing tailor textile satchel tea soap candles",
    de: "Tasche Taschen Rucksack Handtasche Leder Lederwaren Mode Näherei Schneider Schneiderei Accessoires Textil Tee Seife Kerzen",
  },
  cosmo: {
    en: "furniture interior furnishing lamp lamps lighting sofa couch armchair sideboard living decor museum gallery theater theatre club event events venue festival church choir",
    de: "Möbel Möbelhaus Möbelgeschäft Einrichtungshaus Einrichtung Wohnen Wohnzimmer Lampe Lampen Leuchten Sofa Sessel Raumausstatter Museum Galerie Theater Verein Veranstaltung Veranstaltungen Festival Kirche Chor Stiftung",
  },
  prestige: {
    en: "watch watches watchmaker clock jewelry jewellery jeweler jeweller goldsmith luxury violin optician glasses eyewear",
    de: "Uhr Uhren Uhrmacher Uhrengeschäft Armbanduhr Schmuck Juwelier Goldschmied Luxus edel Geige Optiker Brille Brillen",
  },
  motion: {
    en: "objects design vases ceramics pottery lamps decoration gadgets books bookshop bookstore games",
    de: "Deko Dekoration Vasen Keramik Töpferei Objekte Design Buch Bücher Buchhandlung Buchladen Spiele",
  },
  cali: {
    en: "kitchen kitchenware appliances appliance household coffee espresso blender toaster kettle mixer fridge",
    de: "Küche Küchengeräte Haushalt Haushaltsgeräte Haushaltswaren Elektrogeräte Kaffee Kaffeemaschine Wasserkocher Mixer Toaster Kühlschrank",
  },
  sonic: {
    en: "headphones headphone earphones audio music musician sound hifi speaker speakers electronics technology tech podcast instrument band app startup software",
    de: "Kopfhörer Musik Musiker Klang Ton Lautsprecher Technik Elektronik Instrument Instrumente Hörgeräte App Startup Software",
  },
  thunder: {
    en: "shoes shoe sneakers sneaker footwear boots sport sports running fashion clothing clothes apparel streetwear",
    de: "Schuhe Schuh Schuhgeschäft Turnschuhe Laufschuhe Stiefel Sport Sportgeschäft Mode Kleidung Bekleidung Modegeschäft",
  },
  trend: {
    en: "interior designer decorator decorating room rooms planning sofa couch furniture architect renovation painter artist mural tattoo",
    de: "Innenarchitekt Innenarchitektin Innenarchitektur Inneneinrichtung Raumplanung Raumgestaltung Sofa Möbel Wohnzimmer Zimmer Renovierung Einrichtungsberatung Künstler Künstlerin Maler Tattoo Tätowierer",
  },
};
