import type { Element } from "domhandler";
import type { Links } from "../read-tasks";
import { parsedPage, textOf, urlOf } from "./dom";

/** What links to pages with facts say, best first. */
const worthReading: readonly RegExp[] = [
  /kontakt|contact|contatt|contacto|contato|anfahrt|find us|visit|dove siamo|d[óo]nde|onde estamos|acc[èe]s|nous trouver/i,
  /impressum|imprint|mentions|aviso[- ]legal|note[- ]legali|legal/i,
  /preis|price|prix|tarif|precio|prezz|pre[çc]o|listino|men[uü]\b|karte|carte|carta\b|card[áa]pio|ementa|leistungen|services|servicios|servizi|servi[çc]os|prestations|rates|zimmer|rooms/i,
  /(?:[öo]e?ffnungs|opening|hours|horaires|horario|orari|hor[áa]rio)/i,
  /[üu]e?ber[- ]uns|about|[àa][- ]propos|qui[eé]nes|chi siamo|sobre|quem somos/i,
];

/** Addresses of the same origin that likely hold more facts, best first. */
function pagesIn(elements: readonly Element[], url: string): string[] {
  const origin = urlOf(url, url);
  if (!origin) return [];
  const here = new URL(origin);
  const found = new Map<string, number>();
  for (const element of elements) {
    if (element.name !== "a" && element.name !== "area" && element.name !== "frame") continue;
    const full = urlOf(element.attribs.href ?? element.attribs.src, url);
    if (!full) continue;
    const target = new URL(full);
    target.hash = "";
    if (
      target.origin !== here.origin ||
      target.href === here.href ||
      /\.(?:pdf|jpe?g|png|gif|zip|docx?|vcf|mp4|webp|svg)$/i.test(target.pathname)
    )
      continue;
    const text = `${textOf(element, 100)} ${decodeURI(target.pathname.replace(/%(?![\da-f]{2})/gi, ""))}`;
    const at =
      element.name === "frame" ? 0 : worthReading.findIndex((pattern) => pattern.test(text));
    if (at < 0 || /datenschutz|privacy|cookie|agb\b|terms\b|login|warenkorb|\bcart\b/i.test(text))
      continue;
    const known = found.get(target.href);
    if (known === undefined || at < known) found.set(target.href, at);
  }
  // One of each kind before a second of any.
  const kinds = new Map<number, number>();
  return [...found]
    .map(([href, at]) => {
      const before = kinds.get(at) ?? 0;
      kinds.set(at, before + 1);
      return { href, rank: at + before * 10 };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 4)
    .map(({ href }) => href);
}

/** The stylesheets that likely hold the main color: the site's own before those of kits. */
function stylesIn(elements: readonly Element[], url: string): string[] {
  const found: { href: string; rank: number }[] = [];
  for (const element of elements) {
    if (element.name !== "link" || !/(?:^|\s)stylesheet(?:\s|$)/i.test(element.attribs.rel ?? ""))
      continue;
    if (/print/i.test(element.attribs.media ?? "")) continue;
    const href = urlOf(element.attribs.href, url);
    if (!href || found.some((it) => it.href === href)) continue;
    const isKit =
      /bootstrap|font-?awesome|fonts\.|normalize|reset|jquery|swiper|slick|lightbox|cookie|wp-includes|block-library|icons|animate|contact-form/i.test(
        href,
      );
    const isOwn = /style|main|custom|theme|app|site|screen|color/i.test(href);
    const isNear = new URL(href).host === new URL(url).host;
    found.push({ href, rank: (isKit ? 10 : 0) - (isOwn ? 1 : 0) - (isNear ? 2 : 0) });
  }
  return found
    .filter(({ rank }) => rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ href }) => href);
}

/** The further pages and the stylesheets that a page leads to, and that are worth reading. */
export function linksWorthReading(page: { url: string; html: string }): Links {
  const { elements } = parsedPage(page);
  return { pages: pagesIn(elements, page.url), styles: stylesIn(elements, page.url) };
}
