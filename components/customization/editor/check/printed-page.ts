import { screens } from "@/lib/customization/preview/screens";
import { escapeHtml } from "@/lib/html";

/**
 * The template's page as it will be published, in an invisible frame: without the editor's marks
 * and script.
 */
export interface PrintedPage {
  window: Window & typeof globalThis;
  document: Document;
  setWidth: (width: number) => Promise<void>;
  close: () => void;
}

export interface PageSource {
  language: string;
  title: string;
  markup: string;
  styles: string;
}

const htmlOf = ({ language, title, markup, styles }: PageSource) =>
  `<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}
*,*::before,*::after{animation:none!important;transition:none!important}</style></head><body>${markup}</body></html>`;

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves when its pictures and fonts are loaded. */
export async function printPage(source: PageSource, width: number): Promise<PrintedPage> {
  const frame = document.createElement("iframe");
  frame.title = source.title;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.style.cssText = `position:fixed;left:-20000px;top:0;border:0;height:${screens.desktop.height}px;width:${width}px`;
  frame.srcdoc = htmlOf({ ...source, markup: source.markup.replaceAll('loading="lazy"', "") });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  // Cast: the type of contentWindow leaves out the constructors, which every window has.
  const window = frame.contentWindow as Window & typeof globalThis;
  await window.document.fonts.ready;
  return {
    window,
    document: window.document,
    setWidth: async (next) => {
      frame.style.width = `${next}px`;
      await twoFrames();
    },
    close: () => frame.remove(),
  };
}
