import type { Element } from "domhandler";
import { toCountryCode } from "@/lib/countries";
import { nearestTrade } from "../../first-draft/trade-words";
import { factLimits } from "../limits";
import type { FactSource, Finding } from "../schemas";
import { addAddress, addEmails, addPhones, type Known } from "./contact";
import { textOf, urlOf } from "./dom";
import { type AddFinding, collectFindings } from "./findings";
import type { Language } from "./hours";
import { hoursBlocksIn } from "./hours-blocks";
import { itemsIn, offersIn, withoutLabels } from "./items";
import {
  currencyOfCountry,
  declaredLanguage,
  guessCountry,
  guessLanguage,
} from "./language-and-country";
import { logosIn, mainColor } from "./logo-and-color";
import { legalNamesIn, nameKey, namesIn } from "./names";
import { currencyOfSign } from "./prices";
import { hostOf, type Reading, sourceOf } from "./reading";
import { textsOf, thingsAt } from "./structured";
import { businessOf, hoursOf, itemsOf, tradeOf } from "./structured-business";

/** What the first page says of itself. */
function headOf({ pages, lines }: Reading) {
  const elements = pages[0]?.elements.slice(0, 5000) ?? [];
  const named = (name: string) => elements.find((it) => it.name === name);
  const meta = (pattern: RegExp): string | undefined =>
    elements.find(
      ({ name, attribs }) =>
        name === "meta" &&
        pattern.test(attribs.name ?? attribs.property ?? "") &&
        attribs.content?.trim(),
    )?.attribs.content;
  const titleElement = named("title");
  const html = named("html");
  return {
    title: titleElement ? textOf(titleElement, 300) : "",
    description: meta(/^description$/i) ?? meta(/^og:description$/i),
    siteName: meta(/^og:site_name$/i),
    /** A language, and maybe a country: "de-AT". */
    tag: html?.attribs.lang ?? html?.attribs["xml:lang"] ?? meta(/^content-language$/i),
    text: lines.map((line) => line.text).join("\n"),
  };
}

type Head = ReturnType<typeof headOf>;

/** Adds the language, on which depends how numbers, days and addresses are read. */
function addLanguage({ tag, title, description, text }: Head, page: string, add: AddFinding) {
  const declared = declaredLanguage(tag);
  const guessed = guessLanguage(`${title} ${description ?? ""} ${text}`);
  // Kits declare English for anybody.
  const language: Language =
    (guessed?.isSure ? guessed.language : (declared ?? guessed?.language)) ?? "en";
  if (guessed ?? declared) {
    add(
      { fact: "language", value: language },
      { page, place: declared ? "page description" : "text" },
      declared !== null && declared !== language,
    );
  }
  return language;
}

function localeOf({ things, url }: Reading, { tag, text }: Head, language: Language) {
  const country = things
    .flatMap((thing) =>
      thingsAt(thing, "address", things).flatMap((address) => textsOf(address, "addressCountry")),
    )
    .flatMap((code) => toCountryCode(code) ?? [])[0];
  return country ? { country, isSure: true } : guessCountry(url, tag, text, language);
}

/** Adds the company's names. */
function addNames(reading: Reading, { siteName, text }: Head, page: string, add: AddFinding) {
  const { pages, lines, things } = reading;
  const candidates = namesIn({
    pages: pages.map(({ elements }) => elements),
    lines,
    domains: domainsOf(reading, text),
    structured: businessOf(things, siteName)
      .flatMap((thing) => textsOf(thing, "name"))
      .slice(0, 5),
  });
  const [chosen] = candidates;
  const business = businessOf(things, chosen?.name);
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
  return {
    name,
    business,
    structuredNames: business.flatMap((thing) => textsOf(thing, "name")),
    legalName: legal?.name ?? "",
    structuredLegal: structuredLegal ?? "",
  };
}

function addTrade(
  { business, page, add }: Known,
  { title, description, text }: Head,
  name: string | undefined,
): void {
  const named = tradeOf(business);
  const trade =
    named ??
    nearestTrade(`${name ?? ""} ${title} ${title} ${description ?? ""}`) ??
    nearestTrade(text);
  add({ fact: "trade", value: trade ?? undefined }, { page, place: "text" }, named === null);
}

/** Adds what the company says of itself. */
function addAbout({ reading, business, page, add }: Known, { description }: Head): void {
  const own = business.flatMap((thing) => textsOf(thing, "description"))[0];
  const described = description?.trim();
  const paragraph = reading.lines.find(
    (line) =>
      !line.isForeign &&
      line.place === "text" &&
      line.text.length > 60 &&
      /\p{L}{3}[.!]/u.test(line.text) &&
      !/cookie|javascript|©|\d{5}/i.test(line.text),
  );
  const about = own ?? (described && described.length >= 25 ? described : paragraph?.text);
  const sourceOfAbout = (): FactSource => {
    if (own) return { page, place: "structured data" };
    if (about === described) return { page, place: "page description" };
    return { page: paragraph?.page ?? page, place: "text" };
  };
  add(
    {
      fact: "about",
      value:
        about && about.length > factLimits.about
          ? about.slice(0, about.lastIndexOf(" ", factLimits.about))
          : about,
    },
    sourceOfAbout(),
    false,
  );
}

function addHours(
  { reading, business, page, add }: Known,
  language: Language,
  hasBranches: boolean,
): void {
  const structured = hoursOf(business, reading.things);
  const blocks = hoursBlocksIn(reading.lines, language).filter(
    ({ score, line }) => score >= 3 || (score >= 1 && line.place !== "text") || score >= 1.25,
  );
  const [block] = blocks;
  if (structured) {
    // What a block leaves out is no contradiction.
    const spansOf = (hours: typeof structured) =>
      hours.flatMap(({ days, opens, closes }) => days.map((day) => `${day} ${opens} ${closes}`));
    const known = new Set(spansOf(structured));
    const isSame = (hours: typeof structured) => spansOf(hours).every((span) => known.has(span));
    const isContrary =
      block && !block.isUnsure && block.score >= 3 && !blocks.some(({ hours }) => isSame(hours));
    const contrary = isContrary ? block : undefined;
    add(
      { fact: "hours", value: structured },
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
    const [, next] = blocks;
    const isBranch = hasBranches && next?.score === block.score;
    const other = next && (isBranch || (block.isSeasonal && next.isSeasonal)) ? next : undefined;
    if (other) add({ fact: "hours", value: other.hours }, sourceOf(other.line), true);
  }
}

/** Adds what is offered. */
function addItems({ reading, business, locale, page, add }: Known, text: string): void {
  const { lines, things } = reading;
  const [sign] = /€|£|R\$|\$|\b(?:EUR|Euro|CHF|GBP|USD)\b/.exec(text) ?? [];
  const hasSign = sign !== undefined;
  const currency = (sign && currencyOfSign(sign)) ?? currencyOfCountry(locale.country);
  const itemKeys = new Map<string, number | undefined>();
  for (const item of itemsOf(business, things, currency)) {
    itemKeys.set(nameKey(item.name), item.price?.amount);
    add({ fact: "item", value: item }, { page, place: "structured data" }, false);
  }
  for (const { value, line, isDoubtful } of withoutLabels(itemsIn(lines, currency, hasSign))) {
    const key = nameKey(value.name);
    if (itemKeys.has(key) && itemKeys.get(key) === value.price?.amount) continue;
    const isContrary = itemKeys.has(key);
    itemKeys.set(key, value.price?.amount);
    add({ fact: "item", value }, sourceOf(line), isDoubtful || isContrary);
  }
  if (itemKeys.size > 0) return;
  for (const { value, line } of offersIn(lines)) add({ fact: "item", value }, sourceOf(line), true);
}

/** The link as it is written where it is a whole one. */
const writtenLink = ({ attribs }: Element, full: string): string => {
  const written = (attribs.href ?? "").trim();
  return written.startsWith("http") ? written : full;
};

/** Adds the company's profiles elsewhere. */
function addLinks({ reading, business, page, add }: Known): void {
  for (const value of business.flatMap((thing) => textsOf(thing, "sameAs"))) {
    if (isProfile(value)) add({ fact: "link", value }, { page, place: "structured data" }, false);
  }
  for (const { elements, url } of reading.pages) {
    for (const element of elements) {
      const href = element.name === "a" ? urlOf(element.attribs.href, url) : undefined;
      if (!href || !isProfile(href)) continue;
      add({ fact: "link", value: writtenLink(element, href) }, { page: url, place: "link" }, false);
    }
  }
}

/** Adds logo and main color. */
function addLook({ reading, business, page, add }: Known, name: string | undefined): void {
  const { pages, things, styles } = reading;
  const structuredLogo = business
    .flatMap((thing) => [
      ...textsOf(thing, "logo"),
      ...thingsAt(thing, "logo", things).map(
        (it) => textsOf(it, "url")[0] ?? textsOf(it, "contentUrl")[0],
      ),
    ])
    .map((value) => urlOf(value, page))[0];
  const shownLogo = pages.flatMap((it) => logosIn(it, name))[0];
  add(
    { fact: "logo", value: shownLogo ?? structuredLogo },
    { page, place: shownLogo ? "link" : "structured data" },
    false,
  );
  const color = mainColor(pages, styles);
  add(
    { fact: "color", value: color?.color },
    { page, place: color?.isTheme ? "page description" : "styles" },
    color !== null && !color.isTheme,
  );
}

/** The facts in what was parsed of pages or of a text. */
export function factsOf(reading: Reading): Finding[] {
  const { findings, add } = collectFindings();
  const page = reading.pages[0]?.url ?? reading.url;
  const head = headOf(reading);
  const language = addLanguage(head, page, add);
  const { name, business, ...names } = addNames(reading, head, page, add);
  const { structuredNames, legalName, structuredLegal } = names;
  const known: Known = {
    reading,
    business,
    locale: localeOf(reading, head, language),
    names: [name ?? "", legalName, structuredLegal, ...structuredNames].filter(Boolean),
    page,
    add,
  };
  addTrade(known, head, name);
  addAbout(known, head);
  const place = addAddress(known);
  const contactLines = addPhones(known, place);
  const namesOfMailboxes = name === undefined ? [] : [name, ...structuredNames, legalName];
  addEmails(known, place, contactLines, namesOfMailboxes);
  addHours(known, language, place.branches.length > 0);
  addItems(known, head.text);
  addLinks(known);
  addLook(known, name);
  return findings;
}

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
    hostOf(reading),
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
