import type { TemplateSlug } from "@/components/templates/registry";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";
import { en } from "@/lib/translations/en";
import { translatorIn } from "@/lib/translations/messages";

/** The keys of a group's messages for a trade, which have a number or a template after it. */
const keysFor = <Key extends string>(slug: TradeSlug, group: Readonly<Record<Key, string>>) =>
  // Cast: the keys of an object are those of its type.
  (Object.keys(group) as Key[]).filter((key) => key.startsWith(`${slug}.`));

/** What the page of a trade says. */
export function tradeTexts(slug: TradeSlug, language: string) {
  const paragraph = translatorIn(language, "tradeParagraphs");
  const term = translatorIn(language, "tradeNeeds");
  const text = translatorIn(language, "tradeNeedTexts");
  return {
    paragraphs: keysFor(slug, en.tradeParagraphs).map((key) => paragraph(key)),
    needs: keysFor(slug, en.tradeNeeds).map((key) => ({ term: term(key), text: text(key) })),
  };
}

/** Why a template suits a trade; null if it is none of the trade's templates. */
export function reasonFor(slug: TradeSlug, template: TemplateSlug, language: string) {
  const key = keysFor(slug, en.tradeReasons).find((it) => it === `${slug}.${template}`);
  return key ? translatorIn(language, "tradeReasons")(key) : null;
}
