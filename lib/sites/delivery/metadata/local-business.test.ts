import { expect, test } from "vitest";
import { trades } from "@/lib/customization/first-draft/trades";
import { organizationLine } from "./head";
import type { SiteMetadata } from "./rules";

const site: SiteMetadata = {
  company: "Bakery Sommer",
  title: "Bakery Sommer",
  description: "",
  contact: { address: "", hours: "", email: "", phone: "" },
  business: null,
  logo: "images/logo.svg",
  folder: "",
  folders: new Map(),
  hasOrigin: false,
};

const told = (facts: Partial<SiteMetadata>) =>
  JSON.parse(organizationLine({ ...site, ...facts }).replace(/<[^>]*>/g, ""));

const facts = {
  legalName: "Sommer GmbH",
  phone: "+43 316 123456",
  email: "hallo@sommer.example",
  address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
  hours: [
    { days: ["mon" as const, "fri" as const], opens: "06:00", closes: "18:00" },
    { days: ["sat" as const], opens: "06:00", closes: "12:00" },
  ],
  items: [
    { name: "Rye bread", text: "Two pounds.", price: { amount: 420, currency: "EUR" } },
    { name: "Roll" },
  ],
  links: ["https://social.example/sommer"],
};

/** @requirement Sites: Search engines are told the facts that the owner chose, and no others */
test("the facts of a business are told in the terms of schema.org", () => {
  expect(told({ business: { trade: "bakery", facts } })).toMatchObject({
    "@type": "Bakery",
    name: "Bakery Sommer",
    legalName: "Sommer GmbH",
    telephone: "+43 316 123456",
    email: "hallo@sommer.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Ringweg 1",
      postalCode: "8010",
      addressLocality: "Graz",
      addressCountry: "AT",
    },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Friday"],
        opens: "06:00",
        closes: "18:00",
      },
      { dayOfWeek: ["Saturday"], opens: "06:00", closes: "12:00" },
    ],
    sameAs: ["https://social.example/sommer"],
    hasMenu: {
      "@type": "Menu",
      hasMenuItem: [
        {
          "@type": "MenuItem",
          name: "Rye bread",
          description: "Two pounds.",
          offers: { "@type": "Offer", price: "4.20", priceCurrency: "EUR" },
        },
        { "@type": "MenuItem", name: "Roll" },
      ],
    },
  });
});

test("what is no food is offered in a catalog", () => {
  const { hasMenu, hasOfferCatalog } = told({ business: { trade: "hair-salon", facts } });
  expect(hasMenu).toBeUndefined();
  expect(hasOfferCatalog.itemListElement).toEqual([
    {
      "@type": "Offer",
      price: "4.20",
      priceCurrency: "EUR",
      itemOffered: { "@type": "Service", name: "Rye bread", description: "Two pounds." },
    },
    { "@type": "Offer", itemOffered: { "@type": "Service", name: "Roll" } },
  ]);
});

test("what is not known is not told", () => {
  const plain = told({});
  for (const trade of trades) {
    const { "@type": type, ...rest } = told({ business: { trade, facts: {} } });
    expect(type).toMatch(/^[A-Z][A-Za-z]+$/);
    expect({ "@type": "Organization", ...rest }).toEqual(plain);
  }
  const unpriced = { business: { trade: "bakery" as const, facts: { items: [{ name: "Roll" }] } } };
  expect(told(unpriced).hasMenu).toBeUndefined();
});

test("what the site itself says of e-mail and phone comes first", () => {
  const contact = { address: "Old 1", hours: "", email: "site@sommer.example", phone: "+43 1" };
  expect(told({ contact, business: { trade: "bakery", facts } })).toMatchObject({
    telephone: "+43 1",
    email: "site@sommer.example",
    address: { streetAddress: "Ringweg 1" },
  });
});

test("no fact can end the script", () => {
  const hostile = { legalName: "</script><b>", links: ["https://a.example/</script>"] };
  const line = organizationLine({ ...site, business: { trade: "bakery", facts: hostile } });
  expect(line.match(/<\/script>/g)).toHaveLength(1);
});
