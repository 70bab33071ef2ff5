import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import {
  breadcrumbLd,
  collectionPageLd,
  exampleLd,
  itemListLd,
  organizationLd,
  productLd,
  websiteLd,
} from "./json-ld";

const page = { name: "For bakers", description: "What bakers need", path: "/for/bakers" };

const priceEnd = new Date("2026-12-31T09:30:00Z");

const exampleSite = {
  name: "Cali as Blattwerk",
  about: "a shop of houseplants",
  image: "/examples/cali-960.webp",
  size: [960, 720] as const,
  path: "/preview/cali/shared/0000",
  preset: "/detail/9",
};

/** @requirement SEO and accessibility: The examples are described as data, too */
test("search engines read what an example is", () => {
  expect(exampleLd(exampleSite, "en")).toMatchObject({
    "@type": "CreativeWork",
    name: "Cali as Blattwerk",
    about: "a shop of houseplants",
    image: { "@type": "ImageObject", contentUrl: "https://shop.test/examples/cali-960.webp" },
    isBasedOn: "https://shop.test/detail/9",
  });
});

test("a page about presets names them in its order", () => {
  const items = [
    { name: "Cali", path: "/detail/9" },
    { name: "Silent", path: "/detail/4" },
  ];
  expect(collectionPageLd({ ...page, items }, "en")).toMatchObject({
    "@type": "CollectionPage",
    url: "https://shop.test/for/bakers",
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [
        { position: 1, name: "Cali", url: "https://shop.test/detail/9" },
        { position: 2, name: "Silent", url: "https://shop.test/detail/4" },
      ],
    },
  });
});

test("every URL in structured data is absolute and of the configured site", () => {
  const all = [
    organizationLd(),
    websiteLd("A shop", "en"),
    breadcrumbLd([{ name: "Home", path: "/" }], "en"),
    itemListLd([presetView()], "en"),
    collectionPageLd({ ...page, items: [{ name: "Cali", path: "/detail/9" }] }, "en"),
    productLd(presetView(), "What it is", priceEnd, "en"),
    exampleLd(exampleSite, "en"),
  ];
  for (const address of JSON.stringify(all).match(/"[^"]*\/(detail|presets|brand)\/[^"]*"/g) ??
    []) {
    expect(address).toMatch(/^"https:\/\/shop\.test\//);
  }
  expect(websiteLd("A shop", "en").url).toBe("https://shop.test/");
  expect(websiteLd("A shop", "en").publisher).toEqual({ "@id": organizationLd()["@id"] });
});

test("an image with an alternative text is an object that has it", () => {
  const imageTexts = [{ image: "/presets/cali/2.webp", text: "All of the shop" }];
  expect(productLd(presetView({ imageTexts }), "What it is", priceEnd, "en").image).toEqual([
    "https://shop.test/presets/cali/1.webp",
    {
      "@type": "ImageObject",
      url: "https://shop.test/presets/cali/2.webp",
      caption: "All of the shop",
    },
  ]);
});

test("a product has its price and availability", () => {
  expect(productLd(presetView({ priceCents: 1_750 }), "What it is", priceEnd, "en")).toMatchObject({
    "@type": "Product",
    sku: "9",
    description: "What it is",
    image: ["https://shop.test/presets/cali/1.webp", "https://shop.test/presets/cali/2.webp"],
    releaseDate: "2026-07-07",
    offers: {
      price: "17.50",
      priceCurrency: "USD",
      priceValidUntil: "2026-12-31T09:30:00.000Z",
      hasMerchantReturnPolicy: {
        applicableCountry: "DE",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 14,
      },
      availability: "https://schema.org/InStock",
      url: "https://shop.test/detail/9",
    },
  });
});

/** @requirement Prices: Search engines read what a sale reduces */
test("in a sale a product has the price that is struck", () => {
  const sale = { priceCents: 1_600, regularPriceCents: 2_000, lowestPriceCents: 1_900 };
  const { offers } = productLd(presetView(sale), "", priceEnd, "en");
  expect(offers).toMatchObject({
    price: "16.00",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: "19.00",
      priceCurrency: "USD",
    },
  });
});

test("a disabled product is discontinued", () => {
  const { offers } = productLd(presetView({ isDisabled: true }), "", priceEnd, "en");
  expect(offers.availability).toBe("https://schema.org/Discontinued");
});

test("a product has ratings only if there are reviews", () => {
  expect(productLd(presetView(), "", priceEnd, "en")).not.toHaveProperty("aggregateRating");
  const rated = presetView({
    ratingAverage: 4.5,
    ratingCount: 2,
    reviews: [
      { message: "Good", rating: 5, createdAt: "2026-07-08T09:10:11.000Z" },
      { message: "Fine", rating: 4, createdAt: "2026-07-07T09:10:11.000Z" },
    ],
  });
  expect(productLd(rated, "", priceEnd, "en")).toMatchObject({
    aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
    review: [
      {
        reviewBody: "Good",
        reviewRating: { ratingValue: 5 },
        datePublished: "2026-07-08",
        author: { "@type": "Person" },
      },
      { reviewBody: "Fine", reviewRating: { ratingValue: 4 } },
    ],
  });
});

test("positions in a list continue from the previous page", () => {
  const { itemListElement } = itemListLd([presetView({ id: 3 }), presetView({ id: 1 })], "en", 5);
  expect(itemListElement.map(({ position, url }) => [position, url])).toEqual([
    [5, "https://shop.test/detail/3"],
    [6, "https://shop.test/detail/1"],
  ]);
});
