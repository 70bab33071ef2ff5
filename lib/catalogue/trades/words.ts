import type { TradeSlug } from "./rules";

/** Words for each industry and its companies, in English and German. Separated by spaces. */
export const tradeWords: Record<TradeSlug, { en: string; de: string }> = {
  restaurants: {
    en: "restaurant restaurants cafe cafes coffeehouse bistro bar pub bakery baker pastry patisserie catering caterer diner eatery pizzeria delicatessen brewery winery tearoom inn",
    de: "Restaurant Gaststätte Gasthaus Gastronomie Wirtshaus Lokal Café Kaffeehaus Bäckerei Bäcker Konditorei Imbiss Pizzeria Brauerei Weingut Biergarten Eisdiele Eiscafé Teestube",
  },
  "plant-shops": {
    en: "flower flowers florist bouquet plant plants houseplant houseplants nursery gardener seeds",
    de: "Blume Blumen Blumenladen Blumengeschäft Florist Floristin Floristik Pflanze Pflanzen Zimmerpflanzen Gärtnerei Gärtner Gärtnerin Gartencenter Saatgut",
  },
  workshops: {
    en: "maker makers workshop workshops handmade handcrafted artisan craft crafts manufacture luthier blacksmith woodturner bookbinder",
    de: "Werkstatt Werkstätten Manufaktur Handwerk Kunsthandwerk handgemacht Handarbeit Instrumentenbauer Geigenbauer Schmied Drechsler Buchbinder",
  },
  "guest-houses": {
    en: "hotel hotels hostel guesthouse guesthouses guest guests houses inn bed breakfast bnb lodging lodge accommodation apartment holiday vacation rental chalet camping campsite motel",
    de: "Hotel Hotels Pension Pensionen Gästehaus Gasthof Herberge Jugendherberge Ferienwohnung Ferienhaus Fremdenzimmer Unterkunft Übernachtung Urlaub Campingplatz",
  },
  builders: {
    en: "builder builders construction planner planners architect architects roofer roofing bricklayer mason plumber plumbing heating electrician plasterer tiler landscaper landscaping renovation contractor solar",
    de: "Bau Bauunternehmen Baufirma Architekt Architektin Ingenieurbüro Dachdecker Zimmerei Zimmermann Maurer Klempner Installateur Sanitär Heizungsbau Elektriker Malerbetrieb Fliesenleger Gartenbau Landschaftsbau Handwerker Hausbau Solar",
  },
  "record-and-sports-shops": {
    en: "record records vinyl sport sports surf surfboard skate skateboard snowboard ski bike bikes bicycle bicycles cycling climbing",
    de: "Schallplatte Schallplatten Plattenladen Vinyl Sport Sportgeschäft Sportladen Surfbrett Skateboard Snowboard Ski Fahrrad Fahrräder Fahrradladen Klettern",
  },
};
