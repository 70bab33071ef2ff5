import type { TradeSlug } from "./rules";

/** Words for each trade and its companies, in English and German. Separated by spaces. */
export const tradeWords: Record<TradeSlug, { en: string; de: string }> = {
  bakery: {
    en: "bakery bakeries baker bakers pastry patisserie bread cake cakes confectioner",
    de: "Bäckerei Bäcker Backstube Konditorei Konditor Brot Brötchen Kuchen Torten",
  },
  cafe: {
    en: "cafe cafes tearoom",
    de: "Café Kaffeehaus Eisdiele Eiscafé Teestube",
  },
  restaurant: {
    en: "restaurant restaurants bistro bar pub catering caterer diner eatery pizzeria delicatessen brewery winery inn",
    de: "Restaurant Gaststätte Gasthaus Gastronomie Wirtshaus Lokal Imbiss Pizzeria Brauerei Weingut Biergarten",
  },
  "hair-salon": {
    en: "hairdresser hairdressers hair haircut barber barbershop salon salons stylist",
    de: "Friseur Friseurin Friseursalon Frisör Frisörin Friseure Barbier Haarsalon Haarschnitt",
  },
  beauty: {
    en: "beauty beautician cosmetics cosmetician spa massage masseur nails manicure wellness",
    de: "Kosmetik Kosmetikerin Kosmetikstudio Massage Massagen Masseur Masseurin Nagelstudio Maniküre Wellness",
  },
  "law-firm": {
    en: "law lawyer lawyers attorney attorneys solicitor legal notary",
    de: "Kanzlei Anwalt Anwältin Anwälte Rechtsanwalt Rechtsanwältin Anwaltskanzlei Rechtsanwälte Notar Notarin",
  },
  "tax-adviser": {
    en: "tax taxes adviser advisers advisor accountant accountants accounting bookkeeper bookkeeping",
    de: "Steuer Steuern Steuerberater Steuerberaterin Steuerberatung Steuerkanzlei Buchhalter Buchhalterin Buchhaltung Lohnsteuer",
  },
  "medical-practice": {
    en: "doctor doctors physician physicians dentist dentists dental medical practice practices clinic surgery pediatrician",
    de: "Arzt Ärztin Ärzte Arztpraxis Praxis Zahnarzt Zahnärztin Zahnarztpraxis Hausarzt Hausärztin Kinderarzt Klinik",
  },
  physiotherapy: {
    en: "physiotherapy physiotherapist physiotherapists physio osteopath osteopathy",
    de: "Physiotherapie Physiotherapeut Physiotherapeutin Krankengymnastik Osteopathie Osteopath",
  },
  plumber: {
    en: "plumber plumbers plumbing heating electrician electricians electrical sanitary solar",
    de: "Klempner Installateur Installateurin Sanitär Heizung Heizungsbau Elektriker Elektrikerin Elektroinstallation Elektrobetrieb Solar",
  },
  carpenter: {
    en: "carpenter carpenters carpentry joiner joinery woodwork builder builders construction roofer roofing bricklayer mason plasterer tiler renovation contractor",
    de: "Tischler Tischlerin Tischlerei Schreiner Schreinerin Schreinerei Zimmerei Zimmermann Bau Bauunternehmen Baufirma Dachdecker Maurer Malerbetrieb Fliesenleger Handwerker Hausbau",
  },
  photographer: {
    en: "photographer photographers photography photo photos portrait portraits wedding weddings",
    de: "Fotograf Fotografin Fotografen Fotografie Fotostudio Foto Fotos Porträt Hochzeit Hochzeiten Hochzeitsfotograf",
  },
  fitness: {
    en: "yoga fitness gym pilates trainer training meditation studio workout",
    de: "Yoga Yogastudio Fitness Fitnessstudio Pilates Trainer Trainerin Meditation Sportstudio",
  },
  "gift-shop": {
    en: "gift gifts giftshop fashion boutique clothes clothing apparel toys toyshop stationery souvenirs",
    de: "Geschenk Geschenke Geschenkeladen Mode Modegeschäft Boutique Kleidung Bekleidung Spielzeug Spielwaren Schreibwaren Souvenirs",
  },
  hotel: {
    en: "hotel hotels hostel guesthouse guesthouses guest guests houses inn bed breakfast bnb lodging lodge accommodation apartment holiday vacation rental chalet camping campsite motel",
    de: "Hotel Hotels Pension Pensionen Gästehaus Gasthof Herberge Jugendherberge Ferienwohnung Ferienhaus Fremdenzimmer Unterkunft Übernachtung Urlaub Campingplatz",
  },
  cleaning: {
    en: "cleaning cleaner cleaners janitor garden gardens gardening landscaper landscaping lawn caretaker services",
    de: "Reinigung Gebäudereinigung Reinigungsfirma Putzfirma Fensterputzer Hausmeister Gartenpflege Gartenbau Landschaftsbau Hausmeisterservice",
  },
  "plant-shops": {
    en: "flower flowers florist bouquet plant plants houseplant houseplants nursery gardener seeds",
    de: "Blume Blumen Blumenladen Blumengeschäft Florist Floristin Floristik Pflanze Pflanzen Zimmerpflanzen Gärtnerei Gärtner Gärtnerin Gartencenter Saatgut",
  },
  workshops: {
    en: "maker makers workshop workshops handmade handcrafted artisan craft crafts manufacture luthier blacksmith woodturner bookbinder",
    de: "Werkstatt Werkstätten Manufaktur Handwerk Kunsthandwerk handgemacht Handarbeit Instrumentenbauer Geigenbauer Schmied Drechsler Buchbinder",
  },
  "record-and-sports-shops": {
    en: "record records vinyl sport sports surf surfboard skate skateboard snowboard ski bike bikes bicycle bicycles cycling climbing",
    de: "Schallplatte Schallplatten Plattenladen Vinyl Sport Sportgeschäft Sportladen Surfbrett Skateboard Snowboard Ski Fahrrad Fahrräder Fahrradladen Klettern",
  },
};
