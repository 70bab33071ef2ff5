import { formatDecimal } from "@/lib/amounts";
import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays } from "@/lib/refund-days";
import { seller } from "@/lib/seller";
import { absolute, absoluteIn, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

const context = "https://schema.org";

export const organizationLd = () => {
  const { name, email, phone, place, country, vatId, social } = seller();
  return {
    "@context": context,
    "@type": "Organization",
    "@id": absolute("/#organization"),
    name: site.name,
    legalName: name,
    url: absolute("/"),
    logo: absolute("/brand/mark.svg"),
    email,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: place.street,
      postalCode: place.zipcode,
      addressLocality: place.city,
      addressCountry: country,
    },
    ...(vatId ? { vatID: vatId } : {}),
    sameAs: social.map(({ href }) => href),
  };
};

export const websiteLd = (description: string, language: string) => ({
  "@context": context,
  "@type": "WebSite",
  name: site.name,
  description,
  url: absoluteIn(language, "/"),
  inLanguage: language,
  publisher: { "@id": absolute("/#organization") },
});

export const breadcrumbLd = (crumbs: { name: string; path: string }[], language: string) => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteIn(language, path),
  })),
});

interface Collection {
  name: string;
  description: string;
  path: string;
  /** The pages to which it links. */
  items: { name: string; path: string }[];
}

/** @param first the position of the first item, from 1 */
const listItems = (items: Collection["items"], language: string, first = 1) =>
  items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: first + index,
    name,
    url: absoluteIn(language, path),
  }));

export const collectionPageLd = (
  { name, description, path, items }: Collection,
  language: string,
) => ({
  "@context": context,
  "@type": "CollectionPage",
  name,
  description,
  url: absoluteIn(language, path),
  inLanguage: language,
  isPartOf: { "@type": "WebSite", name: site.name, url: absoluteIn(language, "/") },
  mainEntity: { "@type": "ItemList", itemListElement: listItems(items, language) },
});

interface ExampleSite {
  /** The template as an invented company, or as a trade. */
  name: string;
  /** Whose site it is. */
  about: string;
  /** The address of its picture. */
  image: string;
  /** Of the picture, in pixels. */
  size: readonly [number, number];
  /** The address of its preview. */
  path: string;
  /** The page of the preset that the site is made with. */
  preset: string;
}

/** A template as the site of a company. */
export const exampleLd = (
  { name, about, image, size, path, preset }: ExampleSite,
  language: string,
) => ({
  "@context": context,
  "@type": "CreativeWork",
  name,
  about,
  url: absoluteIn(language, path),
  image: {
    "@type": "ImageObject",
    contentUrl: absolute(image),
    name,
    width: size[0],
    height: size[1],
  },
  isBasedOn: absoluteIn(language, preset),
  creator: { "@id": absolute("/#organization") },
});

export const itemListLd = (presets: Preset[], language: string, first = 1) => ({
  "@context": context,
  "@type": "ItemList",
  itemListElement: listItems(
    presets.map(({ id, name }) => ({ name, path: links.detail(id) })),
    language,
    first,
  ),
});

/** An address, or an object that also contains a text. */
const imageLd = (preset: Preset, image: string) => {
  const [url, caption] = [absolute(image), imageTextOf(preset, image)];
  return caption ? { "@type": "ImageObject", url, caption } : url;
};

/** As the page about refunds says; nothing is sent back. */
const returnPolicy = (language: string) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: seller().country,
  returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: refundDays,
  returnFees: `${context}/FreeReturn`,
  merchantReturnLink: absoluteIn(language, legalLinks.refunds),
});

const struckPrice = (cents: number, { currency }: Preset) => ({
  "@type": "UnitPriceSpecification",
  priceType: `${context}/StrikethroughPrice`,
  price: formatDecimal(cents, currency),
  priceCurrency: currency,
});

export const productLd = (
  preset: Preset,
  description: string,
  priceValidUntil: Date,
  language: string,
) => ({
  "@context": context,
  "@type": "Product",
  name: preset.name,
  description,
  sku: String(preset.id),
  image: preset.images.map((image) => imageLd(preset, image)),
  category: translatorIn(language, "structuredData")("websiteTemplate"),
  brand: { "@type": "Brand", name: site.name },
  releaseDate: preset.release.slice(0, 10),
  offers: {
    "@type": "Offer",
    price: formatDecimal(preset.priceCents, preset.currency),
    priceCurrency: preset.currency,
    priceValidUntil: priceValidUntil.toISOString(),
    ...(preset.lowestPriceCents === null
      ? {}
      : { priceSpecification: struckPrice(preset.lowestPriceCents, preset) }),
    availability: `${context}/${preset.isDisabled ? "Discontinued" : "InStock"}`,
    url: absoluteIn(language, links.detail(preset.id)),
    seller: { "@id": absolute("/#organization") },
    hasMerchantReturnPolicy: returnPolicy(language),
  },
  ...(preset.reviews.length > 0 ? ratingLd(preset, language) : {}),
});

const ratingLd = ({ reviews, ratingAverage, ratingCount }: Preset, language: string) => ({
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: ratingAverage,
    ratingCount,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.map(({ message, rating, createdAt }) => ({
    "@type": "Review",
    datePublished: createdAt.slice(0, 10),
    reviewBody: message,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    // Customers' names are not published.
    author: { "@type": "Person", name: translatorIn(language, "structuredData")("customer") },
  })),
});
