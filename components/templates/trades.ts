import type { TemplateSlug } from "./registry";

/**
 * The names that people who look for a template have for their industry or their products, in
 * English and German; several templates may have the same words. Words of the sample, and of
 * industries with a page (`lib/catalogue/trades/words.ts`), need not be repeated.
 */
export const trades: Record<TemplateSlug, { en: string; de: string }> = {
  "gourmet-grove": {
    en: "restaurant cafe coffeehouse bistro bar bakery baker pastry patisserie catering caterer chef cook dining diner eatery food menu vegetarian vegan farm farmer garden vegetables fruit winery wine pizzeria delicatessen reservation brewery butcher",
    de: "Restaurant Gaststätte Gasthaus Gasthof Gastronomie Wirtshaus Lokal Café Kaffeehaus Bäckerei Bäcker Konditorei Koch Köchin Essen Speisekarte Speisen Gemüse Obst Bauernhof Hofladen Gärtnerei Weingut Winzer Wein Feinkost Metzgerei Imbiss Pizzeria Brauerei Fleischerei Metzger",
  },
  atlantic: {
    en: "furniture sofa couch chair desk carpet rug woodwork carpenter carpentry joiner homeware interior",
    de: "Möbel Möbelhaus Sofa Stuhl Stühle Schreibtisch Teppich Tischler Tischlerei Schreiner Schreinerei Holz Einrichtung",
  },
  corporate: {
    en: "construction builder building architect architecture surveyor surveying engineering engineer planning consulting consultant consultancy agency office law lawyer attorney accountant services contractor craftsman property realtor dentist doctor doctors physician clinic vet veterinarian physiotherapist garage mechanic cleaning insurance notary logistics school kindergarten",
    de: "Bau Bauunternehmen Baufirma Architekt Architektur Architekturbüro Ingenieur Ingenieurbüro Vermessung Planung Beratung Berater Unternehmensberatung Agentur Büro Kanzlei Anwalt Rechtsanwalt Steuerberater Handwerker Dienstleister Dienstleistung Immobilien Hausverwaltung Zahnarzt Zahnärztin Zahnarztpraxis Arzt Ärztin Arztpraxis Praxis Klinik Tierarzt Physiotherapie Autowerkstatt Reinigung Gebäudereinigung Versicherung Notar Spedition Fahrschule Schule",
  },
  silent: {
    en: "acoustics acoustic noise soundproofing quiet silence office workplace studio hairdresser hair barber salon beauty cosmetics spa massage therapist therapy yoga pilates meditation coach coaching fitness gym trainer",
    de: "Akustik Akustiker Raumakustik Schallschutz Lärm Lärmschutz Ruhe Stille Büro Arbeitsplatz Tonstudio Friseur Friseurin Friseursalon Frisör Barbier Kosmetik Kosmetikstudio Massage Therapeut Therapeutin Yoga Yogastudio Pilates Coach Coaching Fitness Fitnessstudio",
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
    en: "gifts gift toys objects design vases ceramics pottery lamps decoration gadgets books bookshop bookstore toyshop stationery games",
    de: "Geschenke Geschenk Spielzeug Spielwaren Deko Dekoration Vasen Keramik Töpferei Objekte Design Buch Bücher Buchhandlung Buchladen Schreibwaren Spiele",
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
    en: "interior designer decorator decorating room rooms planning sofa couch furniture architect renovation photographer photography portrait wedding painter artist mural tattoo",
    de: "Innenarchitekt Innenarchitektin Innenarchitektur Inneneinrichtung Raumplanung Raumgestaltung Sofa Möbel Wohnzimmer Zimmer Renovierung Einrichtungsberatung Fotograf Fotografin Fotografie Fotostudio Hochzeit Künstler Künstlerin Maler Tattoo Tätowierer",
  },
};
