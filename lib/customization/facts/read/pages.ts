import type { Document } from "domhandler";
import { nearestTrade } from "../../first-draft/trade-words";
import type { FactSource, Finding } from "../schemas";
import { addressesIn, addressKey, type FoundAddress } from "./addresses";
import { businessOf, hoursOf, itemsOf, tradeOf } from "./business";
import { elementsOf, parsePage, textOf, urlOf } from "./dom";
import { emailOfLink, emailsIn, type FoundEmail, ownEmails } from "./emails";
import { finder } from "./finder";
import type { Language } from "./hours";
import { itemsIn, offersIn, withoutLabels } from "./items";
import { foreignLine, type Line, linesOf } from "./lines";
import { logosIn, mainColor } from "./look";
import { legalNamesIn, nameKey, namesIn } from "./names";
import { hoursBlocksIn } from "./opening-blocks";
import { digitsOf, type FoundPhone, isPossiblePhone, phoneKey, phonesIn } from "./phones";
import { currencyOf, declaredLanguage, guessCountry, guessLanguage } from "./regions";
import { type Thing, textsOf, thingsAt, thingsOf } from "./structured";

export interface Page {
  url: string;
  html: string;
  /** Texts of its stylesheets that were fetched. */
  styles: readonly string[];
}

export interface Reading {
  url: string;
  documents: readonly { document: Document; url: string }[];
  lines: readonly Line[];
  things: readonly Thing[];
  styles: readonly string[];
}

const contactHeading =
  /kontakt|contact|contatt|contacto|contato|find us|visit|where|finden|anfahrt|o[ùu] nous|adresse|address|direcci|indirizzo|morada|endere[çc]o|dove|d[óo]nde|onde|hier sind|impressum|imprint|mentions|[ée]diteur|anschrift|aviso legal|note legali|siege|si[èe]ge/i;

const sourceOf = (line: Line): FactSource => ({ page: line.page, place: line.place });

/** A phone in a link, as it is shown. */
function linkedPhones(reading: Reading, country: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const { document, url } of reading.documents) {
    for (const element of elementsOf(document)) {
      const href = element.attribs.href ?? "";
      if (element.name !== "a" || !/^tel:/i.test(href) || found.length > 50) continue;
      let number = href.slice(4).replace(/[;?].*$/, "");
      try {
        number = decodeURIComponent(number).trim();
      } catch {
        continue;
      }
      if (!isPossiblePhone(number, country) && digitsOf(number).length < 6) continue;
      const text = textOf(element, 80);
      const shown = /(?:\+|\(|\d)[\d\s()./–-]{4,}\d/.exec(text)?.[0];
      const value =
        shown && phoneKey(shown, country) === phoneKey(number, country) ? shown : number;
      const line = reading.lines.find(
        (it) =>
          it.page === url &&
          (shown ? it.text.includes(shown) : text.length > 2 && it.text.includes(text)),
      );
      const before = line && shown ? line.text.slice(0, line.text.indexOf(shown)) : "";
      if (/fax\s*[.:]?\s*$/i.test(before)) continue;
      found.push({
        value,
        line: line ?? {
          text,
          heading: "",
          isForeign: false,
          isHeading: false,
          hasPriceClass: false,
          place: "text",
          block: null,
          page: url,
        },
        isLabeled: true,
        isProse: false,
        isPure: true,
        isForeign: line ? line.isForeign || foreignLine.test(before.slice(-160)) : false,
      });
    }
  }
  return found;
}

function linkedEmails(reading: Reading): (FoundEmail & { isLink: true })[] {
  const found: (FoundEmail & { isLink: true })[] = [];
  for (const { document, url } of reading.documents) {
    for (const element of elementsOf(document)) {
      const value = element.name === "a" ? emailOfLink(element.attribs.href ?? "") : undefined;
      if (!value || found.length > 50) continue;
      const text = textOf(element, 200);
      const line = reading.lines.find(
        (it) => it.page === url && text !== "" && it.text.includes(text),
      );
      const before = line ? line.text.slice(0, line.text.indexOf(text)) : "";
      found.push({
        value,
        line: line ?? {
          text,
          heading: "",
          isForeign: false,
          isHeading: false,
          hasPriceClass: false,
          place: "text",
          block: null,
          page: url,
        },
        isForeign: line ? line.isForeign || foreignLine.test(before.slice(-160)) : false,
        isLink: true,
      });
    }
  }
  return found;
}

/** The address that most speaks for being the company's. */
function rankAddresses(
  found: readonly FoundAddress[],
  lines: readonly Line[],
  names: readonly string[],
): (FoundAddress & { score: number })[] {
  const keys = names.map(nameKey).filter((key) => key.length > 3);
  return found
    .map((it) => {
      const near = lines
        .slice(Math.max(0, it.at - 4), it.at + 1)
        .filter(({ page }) => page === it.line.page);
      const nearKey = nameKey(near.map(({ text }) => text).join(" "));
      let score = 0;
      if (keys.some((key) => nearKey.includes(key))) score += 4;
      if (it.line.block?.name === "address") score += 2;
      if (contactHeading.test(it.line.heading) || contactHeading.test(it.line.page)) score += 2;
      if (isInFooter(it.line)) score += 1;
      const around = lines
        .slice(Math.max(0, it.at - 1), it.at + 4)
        .filter(({ page }) => page === it.line.page);
      if (around.some(({ text }) => /@|\b(?:tel|fon|phone|t[ée]l|fax)\b|☎/i.test(text))) score += 1;
      if (found.some((other) => other !== it && addressKey(other.value) === addressKey(it.value)))
        score += 1;
      if (it.isProse) score -= 3;
      if (it.isForeign) score -= 8;
      return { ...it, score };
    })
    .sort((a, b) => b.score - a.score);
}

function isInFooter({ block }: Line): boolean {
  let current = block;
  for (let steps = 0; current && steps < 30; steps += 1) {
    if (
      current.name === "footer" ||
      /foot/i.test(`${current.attribs.class ?? ""} ${current.attribs.id ?? ""}`)
    )
      return true;
    current =
      current.parent && "name" in current.parent ? (current.parent as typeof current) : null;
  }
  return false;
}

/** The facts in what was parsed of pages or of a text. */
export function readAll(reading: Reading): Finding[] {
  const { documents, lines, things, url } = reading;
  const { findings, add } = finder();
  const text = lines.map((line) => line.text).join("\n");
  const first = documents[0]?.document;
  const elements = first ? elementsOf(first).slice(0, 5000) : [];
  const html = elements.find(({ name }) => name === "html");
  const metaOf = (pattern: RegExp): string | undefined =>
    elements.find(
      ({ name, attribs }) =>
        name === "meta" &&
        pattern.test(attribs.name ?? attribs.property ?? "") &&
        attribs.content?.trim(),
    )?.attribs.content;
  const description = metaOf(/^description$/i) ?? metaOf(/^og:description$/i);
  const title = textOf(
    elements.find(({ name }) => name === "title") ??
      ({ ...({} as Document), firstChild: null } as never),
    300,
  );

  // Language and country: how numbers, days and addresses are read depends on them.
  const tag = html?.attribs.lang ?? html?.attribs["xml:lang"] ?? metaOf(/^content-language$/i);
  const declared = declaredLanguage(tag);
  const guessed = guessLanguage(`${title} ${description ?? ""} ${text}`);
  // Kits declare English for anybody.
  const language: Language =
    (guessed?.isSure ? guessed.language : (declared ?? guessed?.language)) ?? "en";
  const page = documents[0]?.url ?? url;
  if (guessed ?? declared) {
    add(
      { fact: "language", value: language },
      { page, place: declared ? "page description" : "text" },
      declared !== null && declared !== language,
    );
  }
  const structuredCountry = things
    .flatMap((thing) =>
      thingsAt(thing, "address", things).flatMap((address) => textsOf(address, "addressCountry")),
    )
    .find((code) => /^[A-Z]{2}$/.test(code));
  const locale = structuredCountry
    ? { country: structuredCountry, isSure: true }
    : guessCountry(url, tag, text, language);
  const { country } = locale;

  // Names.
  const candidates = namesIn({
    documents: documents.map(({ document }) => document),
    lines,
    domains: domainsOf(reading, text),
    structured: businessOf(things, metaOf(/^og:site_name$/i))
      .flatMap((thing) => textsOf(thing, "name"))
      .slice(0, 5),
  });
  const business = businessOf(things, candidates[0]?.name);
  const structuredNames = business.flatMap((thing) => textsOf(thing, "name"));
  const chosen = candidates[0];
  const name = chosen && chosen.weight >= 1.5 ? chosen.name : undefined;
  add(
    { fact: "name", value: name },
    { page, place: chosen?.isStructured ? "structured data" : "text" },
    !chosen?.isStructured && (chosen?.weight ?? 0) < 3,
  );
  const structuredLegal = business.flatMap((thing) => textsOf(thing, "legalName"))[0];
  const legal = structuredLegal ? undefined : legalNamesIn(lines)[0];
  add(
    { fact: "legalName", value: structuredLegal ?? legal?.name },
    legal ? sourceOf(legal.line) : { page, place: "structured data" },
    structuredLegal === undefined,
  );

  // Trade and what the company says of itself.
  const trade =
    tradeOf(business) ??
    nearestTrade(`${name ?? ""} ${title} ${title} ${description ?? ""}`) ??
    nearestTrade(text);
  add(
    { fact: "trade", value: trade ?? undefined },
    { page, place: "text" },
    tradeOf(business) === null,
  );
  const own = business.flatMap((thing) => textsOf(thing, "description"))[0];
  const paragraph = lines.find(
    (line) =>
      !line.isForeign &&
      line.place === "text" &&
      line.text.length > 60 &&
      /\p{L}{3,}[.!]/u.test(line.text) &&
      !/cookie|javascript|©|\d{5}/i.test(line.text),
  );
  const about =
    own ?? (description && description.trim().length >= 25 ? description.trim() : paragraph?.text);
  add(
    {
      fact: "about",
      value: about && about.length > 600 ? about.slice(0, about.lastIndexOf(" ", 600)) : about,
    },
    {
      page: own || about === description?.trim() ? page : (paragraph?.page ?? page),
      place: own ? "structured data" : about === description?.trim() ? "page description" : "text",
    },
    false,
  );

  // Address.
  const ranked = rankAddresses(
    addressesIn(lines, locale),
    lines,
    [name ?? "", legal?.name ?? "", structuredLegal ?? "", ...structuredNames].filter(Boolean),
  );
  const structuredAddress = business
    .flatMap((thing) => [
      ...thingsAt(thing, "address", things).map((address) => ({
        street: textsOf(address, "streetAddress")[0]?.replace(/,$/, "") ?? "",
        zipcode: textsOf(address, "postalCode")[0],
        city: textsOf(address, "addressLocality")[0]?.replace(/,$/, "") ?? "",
        countryCode:
          [
            textsOf(address, "addressCountry")[0],
            ...thingsAt(address, "addressCountry", things).map((it) => textsOf(it, "name")[0]),
          ].find((code) => code && /^[A-Z]{2}$/.test(code)) ??
          (locale.isSure ? country : undefined),
      })),
      ...(thing.properties.get("address") ?? []).flatMap((value) =>
        typeof value === "string"
          ? addressesIn(
              [
                {
                  text: value.replace(/\s*\n\s*/g, ", "),
                  heading: "",
                  isForeign: false,
                  isHeading: false,
                  hasPriceClass: false,
                  place: "text",
                  block: null,
                  page,
                },
              ],
              locale,
            ).map((it) => it.value)
          : [],
      ),
    ])
    .find(({ street, city }) => street && city);
  const best = ranked[0] && ranked[0].score >= -1 ? ranked[0] : undefined;
  const isSameAddress = (a: FoundAddress["value"], b: FoundAddress["value"]) =>
    addressKey(a) === addressKey(b) ||
    (a.zipcode === b.zipcode &&
      (digitsOf(a.street).startsWith(digitsOf(b.street)) ||
        digitsOf(b.street).startsWith(digitsOf(a.street))));
  if (structuredAddress) {
    const contrary = ranked.find(
      ({ score, value }) => score >= 5 && !isSameAddress(value, structuredAddress),
    );
    const isShown = ranked.some(({ value }) => isSameAddress(value, structuredAddress));
    add(
      { fact: "address", value: structuredAddress },
      { page, place: "structured data" },
      contrary !== undefined && !isShown,
    );
    if (contrary && !isShown)
      add({ fact: "address", value: contrary.value }, sourceOf(contrary.line), true);
  } else if (best) {
    add({ fact: "address", value: best.value }, sourceOf(best.line), best.score < 2);
  }
  const chosenAddress = structuredAddress ?? best?.value;

  /** Lines that stand with an address of somebody else. */
  const elsewhere = new Set<Line>();
  for (const other of ranked) {
    if (chosenAddress && isSameAddress(other.value, chosenAddress)) continue;
    if (!chosenAddress && !other.isForeign) continue;
    elsewhere.add(other.line);
    for (let at = other.at + 1; at <= other.at + 3; at += 1) {
      const line = lines[at];
      if (
        !line ||
        line.isHeading ||
        line.page !== other.line.page ||
        line.block !== other.line.block
      )
        break;
      elsewhere.add(line);
    }
  }
  if (chosenAddress)
    for (const it of ranked) if (isSameAddress(it.value, chosenAddress)) elsewhere.delete(it.line);

  // Phones.
  const structuredPhones = business
    .flatMap((thing) => [
      ...textsOf(thing, "telephone"),
      ...thingsAt(thing, "contactPoint", things).flatMap((point) => textsOf(point, "telephone")),
    ])
    .map((value) => value.replace(/^tel:/i, "").trim())
    .filter((value) => digitsOf(value).length >= 6);
  const shown = [
    ...linkedPhones(reading, country),
    ...lines.flatMap((line) => phonesIn(line, country)),
  ].filter((it) => !it.isForeign && !elsewhere.has(it.line));
  const sure = shown.filter((it) => it.isLabeled && !it.isProse && it.isPure);
  const spoken =
    sure.length > 0 || structuredPhones.length > 0 ? [] : shown.filter((it) => it.isLabeled);
  const contactLines = new Set<Line>();
  lines.forEach((line, at) => {
    const isContact =
      (best && line === best.line && !best.isForeign) ||
      (/@/.test(line.text) && !line.isForeign) ||
      sure.some((it) => it.line === line);
    if (isContact)
      for (let near = at - 2; near <= at + 3; near += 1)
        if (lines[near]?.page === line.page) contactLines.add(lines[near] as Line);
  });
  const bare = shown.filter(
    (it) =>
      !it.isLabeled &&
      !it.isProse &&
      (contactLines.has(it.line) || (sure.length === 0 && spoken.length === 0)),
  );
  const phoneKeys = new Map<string, string>();
  for (const value of structuredPhones) phoneKeys.set(phoneKey(value, country), value);
  const visible = [
    ...sure,
    ...spoken,
    ...(structuredPhones.length > 0 && sure.length > 0 ? [] : bare),
  ];
  const visibleKeys = new Set(visible.map((it) => phoneKey(it.value, country)));
  const isDisputed =
    structuredPhones.length > 0 &&
    visible.length > 0 &&
    ![...phoneKeys.keys()].some((key) => visibleKeys.has(key));
  for (const [key, value] of phoneKeys) {
    const same = visible.find((it) => phoneKey(it.value, country) === key);
    add(
      { fact: "phone", value: same?.value ?? value },
      { page, place: "structured data" },
      isDisputed,
    );
  }
  for (const it of visible) {
    const key = phoneKey(it.value, country);
    if (phoneKeys.has(key)) continue;
    phoneKeys.set(key, it.value);
    add(
      { fact: "phone", value: it.value },
      sourceOf(it.line),
      isDisputed || !it.isLabeled || it.isProse,
    );
  }

  // E-mail addresses.
  const host = hostOf(reading, url);
  const structuredEmails = business
    .flatMap((thing) => [
      ...textsOf(thing, "email"),
      ...thingsAt(thing, "contactPoint", things).flatMap((point) => textsOf(point, "email")),
    ])
    .map((value) => value.replace(/^mailto:/i, "").toLowerCase());
  for (const value of structuredEmails)
    add({ fact: "email", value }, { page, place: "structured data" }, false);
  const emails = [...linkedEmails(reading), ...lines.flatMap(emailsIn)].filter(
    (it) => !elsewhere.has(it.line),
  );
  const emailsSeen = new Set(structuredEmails);
  const ownAddresses = ownEmails(
    emails,
    contactLines,
    name === undefined ? [] : [name, ...structuredNames, legal?.name ?? ""],
    host,
  );
  const isEmailDisputed =
    structuredEmails.length > 0 &&
    ownAddresses.length > 0 &&
    !ownAddresses.some((it) => emailsSeen.has(it.value));
  for (const it of ownAddresses) {
    if (emailsSeen.has(it.value)) continue;
    emailsSeen.add(it.value);
    add(
      { fact: "email", value: it.value },
      "isLink" in it ? { page: it.line.page, place: "link" } : sourceOf(it.line),
      isEmailDisputed || !("isLink" in it),
    );
  }

  // Hours.
  const structuredHours = hoursOf(business, things);
  const blocks = hoursBlocksIn(lines, language).filter(
    ({ score, line }) => score >= 3 || (score >= 1 && line.place !== "text") || score >= 1.25,
  );
  const [block] = blocks;
  const isSameHours = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (structuredHours) {
    const contrary =
      block &&
      !block.isUnsure &&
      block.score >= 4 &&
      !blocks.some(({ hours }) => isSameHours(hours, structuredHours))
        ? block
        : undefined;
    add(
      { fact: "hours", value: structuredHours },
      { page, place: "structured data" },
      contrary !== undefined,
    );
    if (contrary) add({ fact: "hours", value: contrary.hours }, sourceOf(contrary.line), true);
  } else if (block) {
    add(
      { fact: "hours", value: block.hours },
      sourceOf(block.line),
      block.isUnsure || block.score < 4,
    );
  }

  // What is offered.
  const currency =
    [...text.matchAll(/€|£|R\$|\$|\b(?:EUR|Euro|CHF|GBP|USD)\b/g)].map(
      ([sign]) => signCurrencies[sign],
    )[0] ?? currencyOf(country);
  const hasSign = /€|£|\$|\b(?:EUR|Euro|CHF|GBP|USD)\b/.test(text);
  const itemKeys = new Map<string, number | undefined>();
  for (const item of itemsOf(business, things, currency)) {
    itemKeys.set(nameKey(item.name), item.price?.amount);
    add({ fact: "item", value: item }, { page, place: "structured data" }, false);
  }
  const priced = withoutLabels(itemsIn(lines, currency, hasSign));
  for (const { value, line, isDoubtful } of priced) {
    const key = nameKey(value.name);
    if (itemKeys.has(key) && itemKeys.get(key) === value.price?.amount) continue;
    const isContrary = itemKeys.has(key);
    itemKeys.set(key, value.price?.amount);
    add({ fact: "item", value }, sourceOf(line), isDoubtful || isContrary);
  }
  if (itemKeys.size === 0) {
    for (const { value, line } of offersIn(lines))
      add({ fact: "item", value }, sourceOf(line), true);
  }

  // Links, logo and color.
  for (const thing of business)
    for (const value of textsOf(thing, "sameAs"))
      if (isProfile(value)) add({ fact: "link", value }, { page, place: "structured data" }, false);
  for (const { document, url: base } of documents) {
    for (const element of elementsOf(document)) {
      if (element.name !== "a") continue;
      const href = urlOf(element.attribs.href, base);
      if (href && isProfile(href))
        add(
          {
            fact: "link",
            value: (element.attribs.href ?? "").trim().startsWith("http")
              ? (element.attribs.href ?? "").trim()
              : href,
          },
          { page: base, place: "link" },
          false,
        );
    }
  }
  const structuredLogo = business
    .flatMap((thing) => [
      ...textsOf(thing, "logo"),
      ...thingsAt(thing, "logo", things).map(
        (it) => textsOf(it, "url")[0] ?? textsOf(it, "contentUrl")[0],
      ),
    ])
    .map((value) => urlOf(value, page))[0];
  const shownLogo = documents.flatMap(({ document, url: base }) =>
    logosIn(document, base, name),
  )[0];
  add(
    { fact: "logo", value: shownLogo ?? structuredLogo },
    { page, place: shownLogo ? "link" : "structured data" },
    false,
  );
  const color = mainColor(
    documents.map(({ document }) => document),
    reading.styles,
  );
  add(
    { fact: "color", value: color?.color },
    { page, place: color?.isTheme ? "page description" : "styles" },
    color !== null && !color.isTheme,
  );
  return findings;
}

const signCurrencies: Readonly<Record<string, string>> = {
  "€": "EUR",
  EUR: "EUR",
  Euro: "EUR",
  "£": "GBP",
  GBP: "GBP",
  R$: "BRL",
  $: "USD",
  USD: "USD",
  CHF: "CHF",
};

const profileHosts =
  /^(?:[\w-]+\.)*(?:instagram|facebook|fb|tiktok|youtube|linkedin|twitter|x|pinterest|tripadvisor|yelp|xing|vimeo|threads|behance|500px|flickr|mastodon|soundcloud)\.[a-z.]{2,8}$/i;

/** Whether an address is a profile of somebody, and not a button to share or the profile of the kit itself. */
function isProfile(written: string): boolean {
  let url: URL;
  try {
    url = new URL(written);
  } catch {
    return false;
  }
  if (!profileHosts.test(url.hostname)) return false;
  const path = url.pathname.replace(/\/+$/, "");
  return (
    path.length > 1 &&
    !/share|sharer|intent|\/(?:plugins|dialog|login|policies|privacy|legal|watch|embed|p|hashtag|explore|reel|status)(?:\/|$|\.)/i.test(
      path,
    ) &&
    !/^\/(?:wix|wordpress|jimdo|squarespace|weebly|bootstrap|wordpresscom|shopify|godaddy|facebook|instagram)$/i.test(
      path,
    )
  );
}

/** The names in the domains of the site and of its mailboxes, as letters. */
function domainsOf(reading: Reading, text: string): string[] {
  const hosts = [
    hostOf(reading, reading.url),
    ...[...text.slice(0, 200_000).matchAll(/@([a-z\d-]{3,63})\./gi)].map(
      (match) => `${match[1]}.x`,
    ),
  ];
  return [
    ...new Set(
      hosts.map((host) =>
        host
          .toLowerCase()
          .replace(/^www\d?\./, "")
          .replace(/\.[a-z]+$/, "")
          .replace(/[^a-z\d]/g, ""),
      ),
    ),
  ].filter(
    (label) =>
      label.length > 3 &&
      !/^(?:homepage|gmail|gmx|web|outlook|hotmail|yahoo|mail|example)$/.test(label),
  );
}

/** The host that the site says to be at, since a mailbox may be at it. */
function hostOf({ documents }: Reading, url: string): string {
  for (const element of documents[0] ? elementsOf(documents[0].document).slice(0, 500) : []) {
    const own =
      element.name === "link" && /canonical/i.test(element.attribs.rel ?? "")
        ? element.attribs.href
        : /^og:url$/i.test(element.attribs.property ?? "")
          ? element.attribs.content
          : undefined;
    const full = own && urlOf(own, url);
    if (full) return new URL(full).hostname;
  }
  return urlOf(url, "https://none.invalid/") ? new URL(url, "https://none.invalid/").hostname : "";
}

const maxPages = 6;

/** The facts that stand on the pages of one site. */
export function readPages(pages: readonly Page[]): Finding[] {
  const documents = pages
    .slice(0, maxPages)
    .map(({ html, url }) => ({ document: parsePage(html), url }));
  return readAll({
    url: pages[0]?.url ?? "",
    documents,
    lines: documents.flatMap(({ document, url }) => linesOf(document, url)),
    things: documents.flatMap(({ document }) => thingsOf(document)),
    styles: pages.flatMap(({ styles }) => styles),
  });
}

/** What links to pages with facts say, best first. */
const worthReading: readonly RegExp[] = [
  /kontakt|contact|contatt|contacto|contato|anfahrt|find us|visit|dove siamo|d[óo]nde|onde estamos|acc[èe]s|nous trouver/i,
  /impressum|imprint|mentions|aviso[- ]legal|note[- ]legali|legal/i,
  /preis|price|prix|tarif|precio|prezz|pre[çc]o|listino|men[uü]\b|karte|carte|carta\b|card[áa]pio|ementa|leistungen|services|servicios|servizi|servi[çc]os|prestations|rates|zimmer|rooms/i,
  /(?:[öo]e?ffnungs|opening|hours|horaires|horario|orari|hor[áa]rio)/i,
  /[üu]e?ber[- ]uns|about|[àa][- ]propos|qui[eé]nes|chi siamo|sobre|quem somos/i,
];

/** Addresses of the same origin that likely hold more facts, best first. */
export function pagesWorthReading(page: Page): string[] {
  const origin = urlOf(page.url, page.url);
  if (!origin) return [];
  const here = new URL(origin);
  const found = new Map<string, number>();
  for (const element of elementsOf(parsePage(page.html))) {
    if (element.name !== "a" && element.name !== "area" && element.name !== "frame") continue;
    const full = urlOf(element.attribs.href ?? element.attribs.src, page.url);
    if (!full) continue;
    const url = new URL(full);
    url.hash = "";
    if (
      url.origin !== here.origin ||
      url.href === here.href ||
      /\.(?:pdf|jpe?g|png|gif|zip|docx?|vcf|mp4|webp|svg)$/i.test(url.pathname)
    )
      continue;
    const text = `${textOf(element, 100)} ${decodeURI(url.pathname.replace(/%(?![\da-f]{2})/gi, ""))}`;
    const at =
      element.name === "frame" ? 0 : worthReading.findIndex((pattern) => pattern.test(text));
    if (at < 0 || /datenschutz|privacy|cookie|agb\b|terms\b|login|warenkorb|\bcart\b/i.test(text))
      continue;
    const known = found.get(url.href);
    if (known === undefined || at < known) found.set(url.href, at);
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
export function stylesWorthReading(page: Page): string[] {
  const found: { href: string; rank: number }[] = [];
  for (const element of elementsOf(parsePage(page.html))) {
    if (element.name !== "link" || !/(?:^|\s)stylesheet(?:\s|$)/i.test(element.attribs.rel ?? ""))
      continue;
    if (/print/i.test(element.attribs.media ?? "")) continue;
    const href = urlOf(element.attribs.href, page.url);
    if (!href || found.some((it) => it.href === href)) continue;
    const isKit =
      /bootstrap|font-?awesome|fonts\.|normalize|reset|jquery|swiper|slick|lightbox|cookie|wp-includes|block-library|icons|animate|contact-form/i.test(
        href,
      );
    const isOwn = /style|main|custom|theme|app|site|screen|color/i.test(href);
    const isNear = new URL(href).host === new URL(page.url).host;
    found.push({ href, rank: (isKit ? 10 : 0) - (isOwn ? 1 : 0) - (isNear ? 2 : 0) });
  }
  return found
    .filter(({ rank }) => rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ href }) => href);
}
