import type { TemplateSlug } from "@/components/templates/registry";
import { businessOfPage, type TradeSlug } from "@/lib/catalogue/trades/rules";
import { templateCard, templateCardSize } from "@/lib/catalogue/trades/template-cards";
import { businessCode, businessFragment } from "@/lib/customization/first-draft/business";
import { isTrade } from "@/lib/customization/first-draft/trades";
import { examplePath, examples } from "@/lib/customization/sharing/examples";
import { links } from "@/lib/links";
import { translatorIn } from "@/lib/translations/messages";

interface TemplateOnPage {
  picture: string;
  /** The widths of smaller files of the picture, by their paths. */
  smaller?: string;
  /** In pixels. */
  size: readonly [number, number];
  alt: string;
  /** Of the template's name. */
  name: (template: string) => string;
  /** What the site is. */
  about: string;
  /** Where it can be seen live. */
  preview: string;
  /** Said after the preview's link. */
  ofPreview: string;
  editor: string;
}

/** A template as the page of a trade shows it: as the trade, else as an invented company. */
export function templateOnPage(
  slug: TradeSlug,
  template: TemplateSlug,
  language: string,
): TemplateOnPage {
  const business = businessOfPage(slug);
  if (business && isTrade(slug)) {
    const t = translatorIn(language, "templateAsTrade");
    const one = translatorIn(language, "tradeOnes")(slug);
    const fragment = businessFragment(businessCode(business));
    return {
      picture: templateCard(business, template),
      size: templateCardSize,
      alt: t("alt", { one }),
      name: (name) => t("name", { template: name, one }),
      about: t("about", { one }),
      preview: links.preview(template) + fragment,
      ofPreview: t("ofTrade", { one }),
      editor: links.editor(template) + fragment,
    };
  }
  const t = translatorIn(language, "tradeExample");
  const { name: company } = examples[template];
  const what = translatorIn(language, "exampleCompanies")(template);
  return {
    picture: `/examples/${template}-960.webp`,
    smaller: `/examples/${template}-480.webp 480w`,
    size: [960, 720],
    alt: t("alt", { company, what }),
    name: (name) => t("name", { template: name, company }),
    about: what,
    preview: examplePath(template),
    ofPreview: t("ofCompany", { company }),
    editor: links.editor(template),
  };
}
