import { agentLinks } from "@/lib/agent-links";
import { formatDecimal } from "@/lib/amounts";
import { describePreset } from "@/lib/catalogue/describe-preset";
import type { Preset } from "@/lib/catalogue/schemas";
import { tradeSlugs } from "@/lib/catalogue/trades/rules";
import { mainLanguage } from "@/lib/languages.mjs";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { absolute, site } from "@/lib/site";
import { tradeNames } from "@/lib/translations/en/trades";
import { translatorIn } from "@/lib/translations/messages";
import { escapeXml } from "@/lib/xml";

const element = (name: string, text: string | number) =>
  `<${name}>${escapeXml(String(text))}</${name}>`;

const amount = (cents: number, { currency }: Preset) =>
  `${formatDecimal(cents, currency)} ${currency}`;

/** The regular price and, during a sale, the sale price. */
const prices = (preset: Preset) => {
  const { priceCents, lowestPriceCents } = preset;
  const price = element("g:price", amount(lowestPriceCents ?? priceCents, preset));
  if (lowestPriceCents === null) return [price];
  return [price, element("g:sale_price", amount(priceCents, preset))];
};

/** The most products that Google Merchant Center reads. */
const maxAdditionalImages = 10;

const item = (preset: Preset) =>
  `<item>${[
    element("g:id", preset.id),
    element("title", preset.name),
    element("description", describePreset(preset)),
    element("link", absolute(links.detail(preset.id))),
    element("guid", absolute(links.detail(preset.id))),
    element("g:image_link", absolute(preset.images[0] ?? "/brand/mark.svg")),
    ...preset.images
      .slice(1, 1 + maxAdditionalImages)
      .map((image) => element("g:additional_image_link", absolute(image))),
    ...prices(preset),
    element("g:availability", "in_stock"),
    element("g:condition", "new"),
    element("g:brand", site.name),
    // A template has neither a GTIN nor a manufacturer part number.
    element("g:identifier_exists", "no"),
    element("g:product_type", `${preset.category} > ${preset.type}`),
  ].join("")}</item>`;

const t = translatorIn(mainLanguage, "shop");

/** RSS 2.0 with the product fields that shopping search engines share. */
export const productFeed = (presets: Preset[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element(
    "title",
    site.name,
  )}${element("link", absolute("/"))}${element("description", t("tagline"))}${presets
    .map(item)
    .join("")}</channel></rss>`;

const priceOf = ({ priceCents: cents, currency }: Preset) => formatMoney({ cents, currency });

/** How many presets a feed and llms.txt list; the API lists all. */
export const mostInFeed = 100;

const listed = (shown: number, total: number): string[] =>
  shown < total
    ? [
        `The first ${shown} of ${total} by name. The API lists all of them: ${absolute(`/api/preset?quantity=${shown}&page=2`)}`,
        "",
      ]
    : [];

/** The content of llms.txt. `total` presets are on sale, of which it lists the first. */
export const llmsText = (presets: Preset[], total = presets.length): string =>
  [
    `# ${site.name}`,
    "",
    `> ${t("about")}`,
    "",
    "## Pages",
    "",
    `- [Shop](${absolute(links.shop)}): every preset, with filters in the address`,
    `- [Search](${absolute(links.search("calm bakery"))}): words in English or German stand in the address. As JSON: [/api/preset?q=](${absolute("/api/preset?q=bakery")}), the best match first`,
    `- [Comparisons](${absolute(links.compare([2, 9]))}): up to three presets by number, beside each other`,
    `- [By trade](${absolute(links.trades)}): what a site needs in a trade, which presets suit it, and examples written in`,
    ...tradeSlugs.map(
      (slug) => `- [Website templates for ${tradeNames[slug]}](${absolute(links.trade(slug))})`,
    ),
    `- [Team](${absolute(links.team)}): who makes them`,
    `- [Imprint](${absolute(legalLinks.imprint)}): who sells. [Terms](${absolute(legalLinks.terms)}), [license](${absolute(links.license)}), [refunds](${absolute(legalLinks.refunds)}), [privacy](${absolute(links.privacy)}), [data processing](${absolute(legalLinks.dataProcessing)}), [accessibility](${absolute(legalLinks.accessibility)})`,
    `- [API reference](${absolute(links.reference)}): the catalogue as JSON; [OpenAPI 3.1](${absolute("/api/openapi.json")})`,
    "",
    "## For agents",
    "",
    `- [MCP server](${absolute(agentLinks.mcp)}): Model Context Protocol by Streamable HTTP, without an account. It searches presets, reads one, reads a template's content schema, makes a try-on in a company's name, colors and words, and makes a cart link. With a customer's API token, made in the profile, it lists their orders and sites`,
    `- Cart links, such as [${links.addToCart([2, 9])}](${absolute(links.addToCart([2, 9]))}): show presets with a button that puts them into the cart. Only a person buys`,
    `- [UCP profile](${absolute(agentLinks.ucp)}): catalog search of the Universal Commerce Protocol, by the same MCP server`,
    `- [Product feed](${absolute(agentLinks.commerceFeed)}): of the Agentic Commerce Protocol, as JSON; [the same for shopping search engines](${absolute(agentLinks.productFeed)}), as RSS. Both have the ${mostInFeed} newest presets`,
    "",
    "## Presets",
    "",
    ...listed(presets.length, total),
    ...presets.map(
      (preset) =>
        `- [${preset.name}](${absolute(links.detail(preset.id))}): ${priceOf(preset)}. ${describePreset(preset)}`,
    ),
    "",
  ].join("\n");
