import { agentLinks } from "@/lib/agent-links";
import { formatDecimal } from "@/lib/amounts";
import { describePreset } from "@/lib/catalogue/describe-preset";
import type { Preset } from "@/lib/catalogue/schemas";
import { tradeSlugs } from "@/lib/catalogue/trades/rules";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { absolute, absoluteIn, site } from "@/lib/site";
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

const item = (preset: Preset, language: string) =>
  `<item>${[
    element("g:id", preset.id),
    element("title", preset.name),
    element("description", describePreset(preset, language)),
    element("link", absoluteIn(language, links.detail(preset.id))),
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

/** RSS 2.0 with the product fields that shopping search engines share. */
export const productFeed = (presets: Preset[], language: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element(
    "title",
    site.name,
  )}${element("link", absoluteIn(language, "/"))}${element("language", language)}${element("description", translatorIn(language, "shop")("tagline"))}${presets
    .map((it) => item(it, language))
    .join("")}</channel></rss>`;

const priceOf = ({ priceCents: cents, currency }: Preset, language: string) =>
  formatMoney({ cents, currency }, language);

/** How many presets a feed and llms.txt list; the API lists all. */
export const mostInFeed = 100;

/** The content of llms.txt. `total` presets are on sale, of which it lists the first. */
export function llmsText(presets: Preset[], language: string, total = presets.length): string {
  const t = translatorIn(language, "llms");
  const about = translatorIn(language, "shop");
  const trades = translatorIn(language, "trades");
  const tradeName = translatorIn(language, "tradeNames");
  const page = (path: string) => absoluteIn(language, path);
  const shown = presets.length;
  const all = absolute(`/api/preset?quantity=${shown}&page=2`);
  return [
    `# ${site.name}`,
    "",
    `> ${about("about")}`,
    "",
    `## ${t("pages")}`,
    "",
    `- ${t("shop", { url: page(links.shop) })}`,
    `- ${t("search", { url: page(links.search(t("sampleSearch"))), api: absolute("/api/preset?q=bakery") })}`,
    `- ${t("comparisons", { url: page(links.compare([2, 9])) })}`,
    `- ${t("trades", { url: page(links.trades) })}`,
    ...tradeSlugs.map(
      (slug) => `- [${trades("titleOf", { trade: tradeName(slug) })}](${page(links.trade(slug))})`,
    ),
    `- ${t("team", { url: page(links.team) })}`,
    `- ${t("legal", {
      imprint: page(legalLinks.imprint),
      terms: page(legalLinks.terms),
      license: page(links.license),
      refunds: page(legalLinks.refunds),
      privacy: page(links.privacy),
      dataProcessing: page(legalLinks.dataProcessing),
      accessibility: page(legalLinks.accessibility),
    })}`,
    `- ${t("reference", { url: page(links.reference), openapi: absolute("/api/openapi.json") })}`,
    "",
    `## ${t("forAgents")}`,
    "",
    `- ${t("mcp", { url: absolute(agentLinks.mcp) })}`,
    `- ${t("cartLinks", { path: links.addToCart([2, 9]), url: page(links.addToCart([2, 9])) })}`,
    `- ${t("ucp", { url: absolute(agentLinks.ucp) })}`,
    `- ${t("feeds", {
      json: absolute(agentLinks.commerceFeed),
      rss: page(agentLinks.productFeed),
      most: mostInFeed,
    })}`,
    "",
    `## ${t("presets")}`,
    "",
    ...(shown < total ? [t("firstOf", { shown, total, url: all }), ""] : []),
    ...presets.map(
      (preset) =>
        `- [${preset.name}](${page(links.detail(preset.id))}): ${priceOf(preset, language)}. ${describePreset(preset, language)}`,
    ),
    "",
  ].join("\n");
}
