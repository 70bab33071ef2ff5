import { colorProperties } from "@/components/customization/palette/browser/template-root";
import {
  shownBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import type { PrintInput } from "@/components/templates/browser-bundle";
import type { Language } from "@/components/templates/content/languages";
import type { SlotValue } from "@/components/templates/content/values";
import { defaultBrand } from "@/lib/customization/brand";
import { withLocalPictures } from "@/lib/customization/content/client-pictures";
import { type ContentDocument, isSameValue, valueAt } from "@/lib/customization/content/rules";
import { documentIn, languagesOf } from "@/lib/customization/content/translations";
import { paletteColors, paletteKeys } from "@/lib/customization/palette/rules";
import { tradesPath, uploadsPath } from "@/lib/customization/pictures/rules";
import type { EditorStore } from "./editor-store";
import type { ShellPort } from "./frame-port";

/** The interface of the frame for the shell. */
export interface FrameHandle {
  window: () => (Window & typeof globalThis) | null;
  /**
   * The present page, or a text page, with the paths of its slots and without the editor's marks.
   */
  printed: (pageId?: string, language?: Language) => { markup: string; styles: string };
  /** Renders the present words before the browser paints the next time. */
  show: () => void;
  /** Shows the page that contains a slot, unless it is shown already. */
  turnTo: (path: string | null) => void;
  showColors: () => void;
  /** Shows another document until it is null again; meanwhile the page is read-only. */
  preview: (document: ContentDocument | null) => void;
  /** Makes a slot the active one in the frame, and moves the focus there. */
  select: (path: string) => void;
  /** Call it once the frame is loaded; takes over texts that were typed there before. */
  connect: (port: ShellPort) => void;
}

/** The id of the text page that contains a slot; undefined for the page itself. */
const pageOf = (path: string | null): string | undefined =>
  /^pages\.([a-z0-9]+)/.exec(path ?? "")?.[1];

export function createFrameHandle(
  iframe: () => HTMLIFrameElement | null,
  store: EditorStore,
  customer: VisitorBrand["customer"],
): FrameHandle {
  const { slug, bundle } = store;
  const colors = () => paletteColors(store.view().state.choices, bundle.palette);

  let previewed: ContentDocument | null = null;
  let shownPage: string | undefined;
  /**
   * The page has either the forms of the published site or those of the sample; it is rendered
   * again for a slot that is only in the other ones.
   */
  let isSite = false;

  /** The document with its texts in a language; in its own if it does not have that one. */
  function shownIn(language: Language) {
    const document = previewed ?? store.view().state.document;
    const hasLanguage = languagesOf(document).includes(language);
    return documentIn(bundle.declaration, document, hasLanguage ? language : document.language);
  }

  /** The links of the footer to the page in the other languages; they lead nowhere here. */
  function linksBeside(language: Language) {
    const document = previewed ?? store.view().state.document;
    const others = document.hasLanguageLinks === false ? [] : languagesOf(document);
    return others.filter((it) => it !== language).map((it) => ({ language: it, file: "#" }));
  }

  function input(pageId?: string, hasForms = false, wanted = store.language()): PrintInput {
    const { choices, brand: guest } = store.view().state;
    const document = shownIn(wanted);
    const shown = shownBrand({ choices, guest, customer });
    return {
      brand: { name: shown.name || defaultBrand.name, logo: shown.logo || defaultBrand.logo },
      palette: colors(),
      images: `/templates/${slug}`,
      uploads: uploadsPath,
      trades: tradesPath,
      values: document.content,
      language: document.language,
      languageLinks: linksBeside(document.language),
      pageId,
      home: "",
      isEdited: true,
      // Links and forms in the frame do nothing.
      formAction: hasForms ? "#" : undefined,
    };
  }
  const markup = (pageId?: string, hasForms = false, language?: Language) =>
    withLocalPictures(bundle.renderMarkup(input(pageId, hasForms, language)), uploadsPath);

  // Cast: the type of contentWindow leaves out the constructors, which every window has.
  const frameWindow = () =>
    (iframe()?.contentWindow ?? null) as (Window & typeof globalThis) | null;
  const port = () => frameWindow()?.frameEditor;

  /** The stylesheets of the sample, by their original element. */
  const sampleStyles = new WeakMap<Element, string>();
  // The first is the template's, the second contains the editor's marks.
  const styleElement = () => frameWindow()?.document.querySelector("head > style");
  function styles(): string | undefined {
    const element = styleElement();
    if (!element) return undefined;
    const sample = sampleStyles.get(element) ?? element.textContent;
    sampleStyles.set(element, sample);
    return bundle.localizeStyles(sample, input());
  }
  function showStyles() {
    const element = styleElement();
    const shown = styles();
    // A stylesheet is parsed again even if it is the same.
    if (element && shown !== undefined && shown !== element.textContent)
      element.textContent = shown;
  }

  let next = 0;
  const show = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(() => {
      const pageId = pageOf(store.view().selected);
      showStyles();
      port()?.show(markup(pageId, isSite), input(pageId, isSite));
    });
  };
  const isPrinted = (path: string, hasForms: boolean) => {
    const page = bundle.renderMarkup(input(pageOf(path), hasForms));
    return page.includes(`data-slot="${path}"`) || page.includes(`data-slot="${path}.`);
  };
  function turnTo(path: string | null) {
    const page = pageOf(path);
    const isOnOther = path !== null && !isPrinted(path, isSite) && isPrinted(path, !isSite);
    if (page === shownPage && !isOnOther) return;
    shownPage = page;
    if (isOnOther) isSite = !isSite;
    show();
  }
  const showColors = () => {
    const properties = paletteKeys.map((key) => [colorProperties[key], colors()[key]]);
    port()?.setRoot(shownIn(store.language()).language, Object.fromEntries(properties));
  };

  function connect(shell: ShellPort) {
    const typed = port()?.connect(shell);
    if (!typed) return;
    for (const [path, value] of typed) takeOver(store, path, value);
    showColors();
    show();
  }

  return {
    window: frameWindow,
    printed: (pageId, language) => ({
      markup: markup(pageId, false, language),
      styles: styles() ?? "",
    }),
    show,
    turnTo,
    showColors,
    preview: (document) => {
      previewed = document;
      const frame = iframe();
      if (frame) frame.inert = document !== null;
      showColors();
      show();
    },
    // After the next rendering, which may show another page.
    select: (path) => requestAnimationFrame(() => port()?.select(path)),
    connect,
  };
}

/** Takes over text that was typed in the frame. For a link, this is only its label. */
export function takeOver(store: EditorStore, path: string, value: SlotValue) {
  const { declaration } = store.bundle;
  const document = documentIn(declaration, store.view().state.document, store.language());
  const known = valueAt(declaration, document, path);
  const isLink = known !== null && typeof known === "object" && "label" in known;
  const changed = isLink && typeof value === "string" ? { ...known, label: value } : value;
  if (known === null || typeof known !== typeof changed || isSameValue(known, changed)) return;
  store.setSlot(path, changed, { source: "frame" });
}
