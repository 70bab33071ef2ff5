import { isTrade, type Trade } from "../../first-draft/trades";
import { factLimits } from "../limits";
import { type Day, days } from "../schemas";
import { type Hours, readHours, tidyHours } from "./hours";
import { nameKey } from "./names";
import { amountOf } from "./prices";
import { type Thing, textsOf, thingsAt } from "./structured";

const others =
  /^(?:WebSite|WebPage|ContactPage|AboutPage|CollectionPage|Article|BlogPosting|NewsArticle|Blog|Person|Review|AggregateRating|Rating|BreadcrumbList|ListItem|ImageObject|VideoObject|SearchAction|Event|FAQPage|Question|Answer|Offer|AggregateOffer|Product|Menu|MenuItem|MenuSection|PostalAddress|GeoCoordinates|ItemList|OfferCatalog|Recipe|JobPosting|Service|Course|HotelRoom|Room|Comment|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|CreativeWork|SoftwareApplication|ContactPoint|Brand)$/;

const has = (thing: Thing, property: string) => (thing.properties.get(property)?.length ?? 0) > 0;

const isBusiness = (thing: Thing): boolean =>
  !thing.types.some((type) => others.test(type)) &&
  (thing.types.length > 0 || has(thing, "name")) &&
  [
    "name",
    "telephone",
    "address",
    "email",
    "openingHours",
    "openingHoursSpecification",
    "logo",
    "sameAs",
  ].some((property) => has(thing, property));

const weightOf = (thing: Thing): number =>
  [
    "name",
    "telephone",
    "address",
    "email",
    "openingHours",
    "openingHoursSpecification",
    "logo",
  ].filter((property) => has(thing, property)).length +
  (thing.types.some((type) => !/^(?:Organization|Corporation|Thing|Place)$/.test(type)) ? 1.5 : 0);

/** What the site says that it is itself, as one or more things; a neighbor or a partner is left out. */
export function businessOf(things: readonly Thing[], siteName: string | undefined): Thing[] {
  const candidates: Thing[] = [];
  for (const thing of things) {
    if (isBusiness(thing)) candidates.push(thing);
    if (!thing.types.some((type) => /^(?:Web(?:Site|Page)|\w+Page)$/.test(type))) continue;
    for (const property of ["mainEntity", "about", "publisher", "mainEntityOfPage"]) {
      candidates.push(...thingsAt(thing, property, things).filter(isBusiness));
    }
  }
  const keyOf = (thing: Thing) => nameKey(textsOf(thing, "name")[0] ?? "");
  const own = siteName ? nameKey(siteName) : "";
  const isSame = (a: string, b: string) => a !== "" && b !== "" && (a.includes(b) || b.includes(a));
  const [first] = candidates.toSorted(
    (a, b) =>
      weightOf(b) + (isSame(keyOf(b), own) ? 3 : 0) - weightOf(a) - (isSame(keyOf(a), own) ? 3 : 0),
  );
  if (!first) return [];
  const name = keyOf(first) || own;
  return [
    first,
    ...candidates.filter(
      (thing) => thing !== first && (keyOf(thing) === "" || isSame(keyOf(thing), name)),
    ),
  ];
}

const daysOfSchema = new Map<string, Day>(
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].flatMap(
    (name, at) => {
      const day = days[at] as Day;
      return [[name.toLowerCase(), day] as const, [name.slice(0, 2).toLowerCase(), day] as const];
    },
  ),
);

const timeOf = (written: string | undefined): string | null => {
  const match = /^T?(\d{1,2}):(\d{2})/.exec(written ?? "");
  if (!match?.[1] || Number(match[1]) > 24) return null;
  return `${String(Number(match[1]) % 24).padStart(2, "0")}:${match[2]}`;
};

export function hoursOf(business: readonly Thing[], all: readonly Thing[]): Hours | null {
  for (const thing of business) {
    const openings: Hours = [];
    for (const spec of thingsAt(thing, "openingHoursSpecification", all)) {
      if (has(spec, "validFrom") || has(spec, "validThrough")) continue;
      const opens = timeOf(textsOf(spec, "opens")[0]);
      const closes = timeOf(textsOf(spec, "closes")[0]);
      const named = [
        ...textsOf(spec, "dayOfWeek"),
        ...thingsAt(spec, "dayOfWeek", all).flatMap(({ id, ...day }) => id ?? textsOf(day, "name")),
      ]
        .flatMap((day) => day.split(/[\s,]+/))
        .flatMap((day) => daysOfSchema.get(day.replace(/^.*[/#]/, "").toLowerCase()) ?? []);
      if (opens && closes && named.length > 0 && opens !== closes) {
        openings.push({ days: named, opens, closes });
      }
    }
    if (openings.length === 0) {
      for (const text of textsOf(thing, "openingHours")) {
        openings.push(
          ...readHours(text.replace(/,(?=\S)/g, ", ").replace(/\bWe\b/g, "Wed"), "en").openings,
        );
      }
    }
    const hours = tidyHours(openings);
    if (hours) return hours;
  }
  return null;
}

export interface StructuredItem {
  name: string;
  text?: string;
  price?: { amount: number; currency: string };
}

const maxVisited = 3000;

/** What is offered, wherever in the data of the business it hangs. */
export function itemsOf(
  business: readonly Thing[],
  all: readonly Thing[],
  currency: string,
): StructuredItem[] {
  const items: StructuredItem[] = [];
  const offered = all.filter((thing) =>
    thing.types.some((type) =>
      /^(?:Menu|MenuItem|MenuSection|Product|OfferCatalog|Service|HotelRoom|ItemList)$/.test(type),
    ),
  );
  const queue: { thing: Thing; named?: Thing }[] = [...business, ...offered].map((thing) => ({
    thing,
  }));
  const seen = new Set<Thing>();
  for (let at = 0; at < queue.length && at < maxVisited; at += 1) {
    const { thing, named } = queue[at] as { thing: Thing; named?: Thing };
    if (seen.has(thing)) continue;
    seen.add(thing);
    if (
      thing.types.some((type) =>
        /^(?:Review|Person|Event|Article|BlogPosting|JobPosting|DeliveryChargeSpecification)$/.test(
          type,
        ),
      )
    )
      continue;
    const isBusinessThing = business.includes(thing);
    const [inner] = thingsAt(thing, "itemOffered", all);
    const specification = thingsAt(thing, "priceSpecification", all).find(
      (it) =>
        !textsOf(it, "priceType").some((type) => /Strikethrough|ListPrice|SRP|MSRP/i.test(type)),
    );
    const written =
      textsOf(thing, "price")[0] ??
      (specification ? textsOf(specification, "price")[0] : undefined);
    if (written && !isBusinessThing) {
      const subject = [thing, inner, named].find((it) => it && textsOf(it, "name")[0]);
      const itemOffered = textsOf(thing, "itemOffered")[0];
      const name = (subject ? textsOf(subject, "name")[0] : undefined) ?? itemOffered;
      const code =
        textsOf(thing, "priceCurrency")[0] ??
        (specification ? textsOf(specification, "priceCurrency")[0] : undefined) ??
        currency;
      const amount = amountOf(
        written.replace(/[^\d.,]/g, ""),
        /^[A-Z]{3}$/.test(code) ? code : currency,
      );
      if (name && amount !== null) {
        const text = subject ? textsOf(subject, "description")[0] : undefined;
        items.push({
          name,
          ...(text ? { text: text.slice(0, factLimits.itemText) } : {}),
          price: { amount, currency: /^[A-Z]{3}$/.test(code) ? code : currency },
        });
      }
    }
    for (const [property, values] of thing.properties) {
      if (
        !/^(?:hasMenu|menu|hasMenuSection|hasMenuItem|offers|makesOffer|hasOfferCatalog|itemListElement|item|itemOffered|containsPlace|hasPart|mainEntity|department)$/.test(
          property,
        )
      )
        continue;
      if (property === "department" && isBusinessThing) continue;
      if (values.length === 0) continue;
      for (const child of thingsAt(thing, property, all)) {
        queue.push({
          thing: child,
          named: isBusinessThing ? undefined : textsOf(thing, "name")[0] ? thing : named,
        });
      }
    }
  }
  return items;
}

const tradeOfType: Readonly<Record<string, Trade>> = {
  Bakery: "bakery",
  CafeOrCoffeeShop: "cafe",
  Restaurant: "restaurant",
  HairSalon: "hair-salon",
  BeautySalon: "beauty",
  NailSalon: "beauty",
  DaySpa: "beauty",
  Attorney: "law-firm",
  LegalService: "law-firm",
  Notary: "law-firm",
  AccountingService: "tax-adviser",
  Physician: "medical-practice",
  Dentist: "medical-practice",
  MedicalClinic: "medical-practice",
  Physiotherapy: "physiotherapy",
  Plumber: "plumber",
  Electrician: "plumber",
  HVACBusiness: "plumber",
  RoofingContractor: "carpenter",
  GeneralContractor: "carpenter",
  Photographer: "photographer",
  ExerciseGym: "fitness",
  HealthClub: "fitness",
  ClothingStore: "gift-shop",
  Florist: "gift-shop",
  Hotel: "hotel",
  BedAndBreakfast: "hotel",
  LodgingBusiness: "hotel",
  Hostel: "hotel",
};

export function tradeOf(business: readonly Thing[]): Trade | null {
  for (const { types } of business) {
    for (const type of types) {
      const trade = tradeOfType[type];
      if (trade && isTrade(trade)) return trade;
    }
  }
  return null;
}
