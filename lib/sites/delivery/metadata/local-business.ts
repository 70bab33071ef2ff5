import { printAmount } from "@/lib/customization/content/prices";
import type { Day, Facts } from "@/lib/customization/facts/schemas";
import type { Trade } from "@/lib/customization/first-draft/trades";
import type { SiteBusiness } from "../rules";

/** The nearest type of schema.org. */
const types: Record<Trade, string> = {
  bakery: "Bakery",
  cafe: "CafeOrCoffeeShop",
  restaurant: "Restaurant",
  "hair-salon": "HairSalon",
  beauty: "BeautySalon",
  "law-firm": "LegalService",
  "tax-adviser": "AccountingService",
  "medical-practice": "MedicalClinic",
  physiotherapy: "Physiotherapy",
  plumber: "HomeAndConstructionBusiness",
  carpenter: "HomeAndConstructionBusiness",
  photographer: "LocalBusiness",
  fitness: "SportsActivityLocation",
  "gift-shop": "Store",
  hotel: "LodgingBusiness",
  cleaning: "LocalBusiness",
};

const tradesWithMenu: readonly Trade[] = ["bakery", "cafe", "restaurant"];

const days: Record<Day, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

type Item = NonNullable<Facts["items"]>[number];

const describe = (type: string, { name, text }: Item) => ({
  "@type": type,
  name,
  ...(text ? { description: text } : {}),
});

const offer = ({ price }: Item) =>
  price && {
    "@type": "Offer",
    price: printAmount(price),
    priceCurrency: price.currency,
  };

function offers(trade: Trade, items: readonly Item[]) {
  if (!items.some(({ price }) => price)) return {};
  if (tradesWithMenu.includes(trade)) {
    const hasMenuItem = items.map((item) => ({
      ...describe("MenuItem", item),
      ...(item.price ? { offers: offer(item) } : {}),
    }));
    return { hasMenu: { "@type": "Menu", hasMenuItem } };
  }
  const kind = trade === "gift-shop" ? "Product" : "Service";
  const itemListElement = items.map((item) => ({
    "@type": "Offer",
    ...offer(item),
    itemOffered: describe(kind, item),
  }));
  return { hasOfferCatalog: { "@type": "OfferCatalog", itemListElement } };
}

/** What the owner told about the company, in the terms of schema.org; what is not known is left out. */
export function localBusiness({ trade, facts }: SiteBusiness): object {
  const { legalName, address, hours, items = [], links } = facts;
  return {
    "@type": types[trade],
    ...(legalName ? { legalName } : {}),
    ...(address
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: address.street,
            ...(address.zipcode ? { postalCode: address.zipcode } : {}),
            addressLocality: address.city,
            ...(address.countryCode ? { addressCountry: address.countryCode } : {}),
          },
        }
      : {}),
    ...(hours
      ? {
          openingHoursSpecification: hours.map((it) => ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: it.days.map((day) => days[day]),
            opens: it.opens,
            closes: it.closes,
          })),
        }
      : {}),
    ...(links ? { sameAs: links } : {}),
    ...offers(trade, items),
  };
}
