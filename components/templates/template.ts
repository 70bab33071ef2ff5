import { type ComponentType, createElement, type ReactElement } from "react";
import type { ContentDeclaration } from "./content/declaration";
import { type LanguageLink, languagePage } from "./content/language-links";
import type { Language } from "./content/languages";
import { type PrintOptions, printContent } from "./content/print";
import type { ScriptTexts } from "./content/script-texts";
import type { Slots } from "./content/slots";
import type { SlotsView } from "./content/views";

/** The company that a template is rendered for. `logo` is a URL. */
export interface TemplateBrand {
  name: string;
  logo: string;
}

/** Four CSS colors, set as the custom properties `--primary`, `--secondary`, `--text-01` and `--text-02`. */
export interface TemplatePalette {
  primary: string;
  secondary: string;
  text01: string;
  text02: string;
}

/** A page of text in a template's own header and footer. */
export type TextPage = SlotsView<ContentDeclaration["slots"]>["pages"][number] & {
  /** Set for a link in the footer that leads to the site in another language. */
  language?: Language;
};

interface BrandedProps {
  brand: TemplateBrand;
  palette: TemplatePalette;
  /** The base URL of the template's pictures, without a trailing slash. */
  images: string;
}

/** The data that a template with the declaration `D` is rendered from. */
export interface TemplateProps<D extends ContentDeclaration = ContentDeclaration>
  extends BrandedProps {
  content: SlotsView<D["slots"]>;
  /** The language for texts that a template formats itself, such as the total of its prices. */
  language: Language;
  /**
   * The prefix of a link to a part of the template's page: the URL of that page, empty on the page
   * itself.
   */
  home: string;
  /** Shown instead of the template's main part. */
  page?: TextPage;
  /**
   * The URL that receives the messages of its forms; undefined if there is none, as in previews.
   */
  formAction: string | undefined;
}

/** The stylesheet of a template with its words and prices in the site's language. */
type LocalizeStyles<D extends ContentDeclaration> = (
  source: string,
  content: SlotsView<D["slots"]>,
  language: Language,
) => string;

/** The texts and prices that template.js prints. */
export type TextsOfScript<D extends ContentDeclaration> = (
  content: SlotsView<D["slots"]>,
  language: Language,
) => ScriptTexts;

interface TemplateDefinition<D extends ContentDeclaration> {
  /** The template's own colors. */
  palette: TemplatePalette;
  content: D;
  Template: ComponentType<TemplateProps<D>>;
  /** Replacements for texts in template.js; with the sample they must not change the script. */
  scriptTexts?: TextsOfScript<D>;
  /** Replacements for texts in template.css. */
  localizeStyles?: LocalizeStyles<D>;
  /**
   * Whether template.js only imitates what a published site's forms do: it is then left out of
   * published sites.
   */
  hasSampleScript?: boolean;
  /** Sections that are only a demonstration: left out of published sites as well. */
  sampleSections?: readonly string[];
}

type RenderInput = BrandedProps &
  Omit<PrintOptions, "brandName" | "images"> & {
    /** The id of the text page to render instead of the page itself. */
    pageId?: string;
    formAction?: string;
    /** A text page that is not in the document, instead of one of its pages. */
    page?: TextPage;
    /** The addresses of the page in the site's other languages, for its footer. */
    languageLinks?: readonly LanguageLink[];
  };

export interface DefinedTemplate {
  palette: TemplatePalette;
  content: ContentDeclaration;
  hasSampleScript: boolean;
  /** `localizeStyles` is applied to the template's stylesheet, `scriptTexts` to its script. */
  print: (input: RenderInput) => {
    element: ReactElement;
    scriptTexts: ScriptTexts;
    localizeStyles: (source: string) => string;
  };
}

/** A template with its content; callers need not know its slots. */
export const defineTemplate = <S extends Slots>({
  palette,
  content: declaration,
  Template,
  scriptTexts,
  localizeStyles,
  hasSampleScript = false,
  sampleSections = [],
}: TemplateDefinition<ContentDeclaration<S>>): DefinedTemplate => ({
  palette,
  content: declaration,
  hasSampleScript,
  print: ({ brand, palette: colors, images, pageId, page: added, formAction, ...options }) => {
    const { language, home, languageLinks = [] } = options;
    const hidden = formAction === undefined ? [] : sampleSections;
    const values = { ...options.values, ...Object.fromEntries(hidden.map((it) => [it, false])) };
    const printed = { ...options, values, brandName: brand.name, images };
    const own = printContent(declaration, printed);
    const content = { ...own, pages: [...own.pages, ...languageLinks.map(languagePage)] };
    const page = added ?? own.pages.find(({ id }) => id === pageId);
    const props = { brand, palette: colors, images, content, language, home, page, formAction };
    return {
      element: createElement(Template, props),
      scriptTexts: scriptTexts?.(content, language) ?? {},
      localizeStyles: (source) => localizeStyles?.(source, content, language) ?? source,
    };
  },
});
