/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic: "einfach günstig billig klein preiswert",
  medium: "mittel dunkel dunkelmodus nachtmodus",
  premium: "dunkel dunkelmodus nachtmodus mobil handy hochwertig",
};

/** For colors. */
export const searchColors = {
  white: "weiß hell",
  green: "grün oliv",
  blue: "blau dunkelblau hellblau",
  yellow: "gelb senfgelb",
  brown: "braun",
  red: "rot weinrot",
};

/** For types. */
export const searchTypes = {
  shop: "laden geschäft onlineshop onlineladen katalog produkte verkaufen",
  home: "startseite",
  detail: "produkt produktseite artikel einzelseite",
  cart: "warenkorb einkaufswagen kasse",
  about: "über firma unternehmen firmenseite",
};

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods: "internetseite seite seiten vorlage vorlagen webauftritt webdesign webseite webseiten",
  /** Without meaning for a search. */
  fillers:
    "als am an auf bei brauche das dem den der des die dein ein eine einem einen einer eines es finde für gibt haben hat ich im in internet ist meine meinen meiner mein mich mit möchte nach oder online sowie suche suchen und unser unsere unseren unserer von was wie wir zu zum zur",
};

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "Gasthof Koch Köchin Essen Speisekarte Speisen Gemüse Obst Bauernhof Hofladen Gärtnerei Winzer Wein Feinkost Metzgerei Fleischerei Metzger",
  atlantic:
    "Möbel Möbelhaus Sofa Stuhl Stühle Schreibtisch Teppich Tischler Tischlerei Schreiner Schreinerei Holz Einrichtung",
  corporate:
    "Architekt Architektin Architektur Architekturbüro Ingenieur Ingenieurbüro Vermessung Planung Beratung Berater Unternehmensberatung Agentur Büro Dienstleister Dienstleistung Immobilien Hausverwaltung Tierarzt Physiotherapie Autowerkstatt Reinigung Gebäudereinigung Versicherung Spedition Fahrschule Schule",
  silent:
    "Akustik Akustiker Raumakustik Schallschutz Lärm Lärmschutz Ruhe Stille Büro Arbeitsplatz Tonstudio Therapeut Therapeutin Coach Coaching",
  simple:
    "Tasche Taschen Rucksack Handtasche Leder Lederwaren Mode Näherei Schneider Schneiderei Accessoires Textil Tee Seife Kerzen",
  cosmo:
    "Möbel Möbelhaus Möbelgeschäft Einrichtungshaus Einrichtung Wohnen Wohnzimmer Lampe Lampen Leuchten Sofa Sessel Raumausstatter Museum Galerie Theater Verein Veranstaltung Veranstaltungen Festival Kirche Chor Stiftung",
  prestige:
    "Uhr Uhren Uhrmacher Uhrengeschäft Armbanduhr Schmuck Juwelier Goldschmied Luxus edel Geige Optiker Brille Brillen",
  motion:
    "Deko Dekoration Vasen Keramik Töpferei Objekte Design Buch Bücher Buchhandlung Buchladen Spiele",
  cali: "Küche Küchengeräte Haushalt Haushaltsgeräte Haushaltswaren Elektrogeräte Kaffee Kaffeemaschine Wasserkocher Mixer Toaster Kühlschrank",
  sonic:
    "Kopfhörer Musik Musiker Klang Ton Lautsprecher Technik Elektronik Instrument Instrumente Hörgeräte App Startup Software",
  thunder:
    "Schuhe Schuh Schuhgeschäft Turnschuhe Laufschuhe Stiefel Sport Sportgeschäft Mode Kleidung Bekleidung Modegeschäft",
  trend:
    "Innenarchitekt Innenarchitektin Innenarchitektur Inneneinrichtung Raumplanung Raumgestaltung Sofa Möbel Wohnzimmer Zimmer Renovierung Einrichtungsberatung Künstler Künstlerin Maler Tattoo Tätowierer",
};

/** For a trade and its companies. */
export const searchTrades = {
  bakery: "Bäckerei Bäcker Backstube Konditorei Konditor Brot Brötchen Kuchen Torten",
  cafe: "Café Kaffeehaus Eisdiele Eiscafé Teestube",
  restaurant:
    "Restaurant Gaststätte Gasthaus Gastronomie Wirtshaus Lokal Imbiss Pizzeria Brauerei Weingut Biergarten",
  "hair-salon":
    "Friseur Friseurin Friseursalon Frisör Frisörin Friseure Barbier Haarsalon Haarschnitt",
  beauty:
    "Kosmetik Kosmetikerin Kosmetikstudio Massage Massagen Masseur Masseurin Nagelstudio Maniküre Wellness",
  "law-firm":
    "Kanzlei Anwalt Anwältin Anwälte Rechtsanwalt Rechtsanwältin Anwaltskanzlei Rechtsanwälte Notar Notarin",
  "tax-adviser":
    "Steuer Steuern Steuerberater Steuerberaterin Steuerberatung Steuerkanzlei Buchhalter Buchhalterin Buchhaltung Lohnsteuer",
  "medical-practice":
    "Arzt Ärztin Ärzte Arztpraxis Praxis Zahnarzt Zahnärztin Zahnarztpraxis Hausarzt Hausärztin Kinderarzt Klinik",
  physiotherapy:
    "Physiotherapie Physiotherapeut Physiotherapeutin Krankengymnastik Osteopathie Osteopath",
  plumber:
    "Klempner Installateur Installateurin Sanitär Heizung Heizungsbau Elektriker Elektrikerin Elektroinstallation Elektrobetrieb Solar",
  carpenter:
    "Tischler Tischlerin Tischlerei Schreiner Schreinerin Schreinerei Zimmerei Zimmermann Bau Bauunternehmen Baufirma Dachdecker Maurer Malerbetrieb Fliesenleger Handwerker Hausbau",
  photographer:
    "Fotograf Fotografin Fotografen Fotografie Fotostudio Foto Fotos Porträt Hochzeit Hochzeiten Hochzeitsfotograf",
  fitness: "Yoga Yogastudio Fitness Fitnessstudio Pilates Trainer Trainerin Meditation Sportstudio",
  "gift-shop":
    "Geschenk Geschenke Geschenkeladen Mode Modegeschäft Boutique Kleidung Bekleidung Spielzeug Spielwaren Schreibwaren Souvenirs",
  hotel:
    "Hotel Hotels Pension Pensionen Gästehaus Gasthof Herberge Jugendherberge Ferienwohnung Ferienhaus Fremdenzimmer Unterkunft Übernachtung Urlaub Campingplatz",
  cleaning:
    "Reinigung Gebäudereinigung Reinigungsfirma Putzfirma Fensterputzer Hausmeister Gartenpflege Gartenbau Landschaftsbau Hausmeisterservice",
  "plant-shops":
    "Blume Blumen Blumenladen Blumengeschäft Florist Floristin Floristik Pflanze Pflanzen Zimmerpflanzen Gärtnerei Gärtner Gärtnerin Gartencenter Saatgut",
  workshops:
    "Werkstatt Werkstätten Manufaktur Handwerk Kunsthandwerk handgemacht Handarbeit Instrumentenbauer Geigenbauer Schmied Drechsler Buchbinder",
  "record-and-sports-shops":
    "Schallplatte Schallplatten Plattenladen Vinyl Sport Sportgeschäft Sportladen Surfbrett Skateboard Snowboard Ski Fahrrad Fahrräder Fahrradladen Klettern",
};
