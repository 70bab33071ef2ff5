import { toCountryCode } from "@/lib/countries";
import { decodeComponent } from "@/lib/decode-component";
import type { FactSource } from "../schemas";
import { addressesIn, addressKey, type FoundAddress, type Locale } from "./addresses";
import { ancestorsOf, textOf } from "./dom";
import { emailOfLink, emailsIn, type FoundEmail, ownEmails } from "./emails";
import type { AddFinding } from "./findings";
import { foreignLine, type Line, plainLine } from "./lines";
import { nameKey } from "./names";
import { digitsOf, type FoundPhone, isPossiblePhone, phoneKey, phonesIn } from "./phones";
import { hostOf, type Reading, sourceOf } from "./reading";
import { type Thing, textsOf, thingsAt } from "./structured";

/** What is known of the site before its contact data are read. */
export interface Known {
  reading: Reading;
  /** What the structured data says that the company is. */
  business: readonly Thing[];
  locale: Locale;
  /** Names of the company, the likeliest first. */
  names: readonly string[];
  /** The address of the first page. */
  page: string;
  add: AddFinding;
}

const structuredData = (page: string): FactSource => ({ page, place: "structured data" });

const contactHeading =
  /kontakt|contact|contatt|contacto|contato|find us|visit|where|finden|anfahrt|o[ùu] nous|adresse|address|direcci|indirizzo|morada|endere[çc]o|dove|d[óo]nde|onde|hier sind|impressum|imprint|mentions|[ée]diteur|anschrift|aviso legal|note legali|siege|si[èe]ge/i;

/** A link to a messenger as one to its number. */
function phoneLinkOf(href: string): string {
  const [, digits] =
    /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)\+?(\d{8,15})(?:\D|$)/i.exec(
      href,
    ) ?? [];
  return digits ? `tel:+${digits}` : href;
}

/** A phone in a link, as it is shown. */
function linkedPhones(reading: Reading, country: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const { elements, url } of reading.pages) {
    for (const element of elements) {
      const link = element.attribs.href ?? "";
      const href = phoneLinkOf(link);
      if (element.name !== "a" || !/^tel:/i.test(href) || found.length > 50) continue;
      const number = decodeComponent(href.slice(4).replace(/[;?].*$/, "")).trim();
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
        line: line ?? plainLine(text, url),
        isLabeled: true,
        isProse: false,
        // The number of a messenger may be another one than that which the page names.
        isPure: href === link,
        isForeign: line ? line.isForeign || foreignLine.test(before.slice(-160)) : false,
      });
    }
  }
  return found;
}

function linkedEmails(reading: Reading): (FoundEmail & { isLink: true })[] {
  const found: (FoundEmail & { isLink: true })[] = [];
  for (const { elements, url } of reading.pages) {
    for (const element of elements) {
      const value = element.name === "a" ? emailOfLink(element.attribs.href ?? "") : undefined;
      if (!value || found.length > 50) continue;
      const text = textOf(element, 200);
      const line = reading.lines.find(
        (it) => it.page === url && text !== "" && it.text.includes(text),
      );
      const before = line ? line.text.slice(0, line.text.indexOf(text)) : "";
      found.push({
        value,
        line: line ?? plainLine(text, url),
        isForeign: line ? line.isForeign || foreignLine.test(before.slice(-160)) : false,
        isLink: true,
      });
    }
  }
  return found;
}

const isInFooter = ({ block }: Line): boolean =>
  ancestorsOf(block, 30).some(
    ({ name, attribs }) =>
      name === "footer" || /foot/i.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`),
  );

const registeredOffice =
  /registered (?:office|in|at)|si[èe]ge social|sede legale|domicilio social|sede social|firmensitz|verwaltungssitz/i;

/** The address that most speaks for being the company's. */
function rankAddresses(
  found: readonly FoundAddress[],
  lines: readonly Line[],
  names: readonly string[],
): (FoundAddress & { score: number })[] {
  const [ownKey, ...otherKeys] = names.map(nameKey).filter((key) => key.length > 3);
  const keys = [ownKey ?? "\0", ...otherKeys];
  return found
    .map((it) => {
      const near = lines
        .slice(Math.max(0, it.at - 4), it.at + 1)
        .filter(
          ({ page, heading, text }) =>
            page === it.line.page && (heading === it.line.heading || text === it.line.heading),
        );
      const nearKey = nameKey(near.map(({ text }) => text).join(" "));
      let score = 0;
      const before = it.line.text.slice(0, Math.max(0, it.line.text.indexOf(it.value.street)));
      const isOther =
        !keys.some((key) => nameKey(before).includes(key)) &&
        !/^\d{4}/.test(before) &&
        /\p{Lu}[\p{L}.]+(?:\s\p{L}+){1,5}\s?[,–-]\s?$/u.test(before);
      // "Optik Grabowski, Hauptstraße 1": somebody else's name before the street.
      if (isOther) score -= 2;
      else if (nearKey.includes(ownKey ?? "\0")) score += 4;
      else if (otherKeys.some((key) => nearKey.includes(key))) score += 2;
      if (it.line.block?.name === "address") score += 2;
      if (contactHeading.test(it.line.heading) || contactHeading.test(it.line.page)) score += 2;
      if (isInFooter(it.line)) score += 1;
      const around = lines
        .slice(Math.max(0, it.at - 1), it.at + 4)
        .filter(({ page }) => page === it.line.page);
      if (around.some(({ text }) => /@|\b(?:tel|fon|phone|t[ée]l|fax)\b|☎/i.test(text))) score += 1;
      if (found.some((other) => other !== it && addressKey(other.value) === addressKey(it.value)))
        score += 1;
      if (registeredOffice.test(it.line.text)) score -= 3;
      if (it.isProse) score -= 3;
      if (it.isForeign) score -= 8;
      return { ...it, score };
    })
    .sort((a, b) => b.score - a.score);
}

const isSameAddress = (a: FoundAddress["value"], b: FoundAddress["value"]) =>
  addressKey(a) === addressKey(b) ||
  addressKey({ ...a, zipcode: undefined }) === addressKey({ ...b, zipcode: undefined }) ||
  (a.zipcode === b.zipcode &&
    (digitsOf(a.street).startsWith(digitsOf(b.street)) ||
      digitsOf(b.street).startsWith(digitsOf(a.street))));

/** A business, and the places that it says to be at. */
const placesOf = (business: Thing, things: readonly Thing[]): Thing[] => [
  business,
  ...thingsAt(business, "location", things),
];

/** The address that the structured data names; undefined without street and city. */
function structuredAddressOf({ reading, business, locale, page }: Known) {
  const { things } = reading;
  return business
    .flatMap((thing) => [
      ...placesOf(thing, things)
        .flatMap((it) => thingsAt(it, "address", things))
        .map((address) => ({
          street: textsOf(address, "streetAddress")[0]?.replace(/,$/, "") ?? "",
          zipcode: textsOf(address, "postalCode")[0],
          city: textsOf(address, "addressLocality")[0]?.replace(/,$/, "") ?? "",
          countryCode:
            [
              textsOf(address, "addressCountry")[0],
              ...thingsAt(address, "addressCountry", things).map((it) => textsOf(it, "name")[0]),
            ].flatMap((code) => (code && toCountryCode(code)) || [])[0] ??
            (locale.isSure ? locale.country : undefined),
        })),
      ...(thing.properties.get("address") ?? []).flatMap((value) =>
        typeof value === "string"
          ? addressesIn([plainLine(value.replace(/\s*\n\s*/g, ", "), page)], locale).map(
              (it) => it.value,
            )
          : [],
      ),
    ])
    .find(({ street, city }) => street && city);
}

/** Whether two addresses stand side by side: in one block, or in columns of one part of the page. */
const isBranch = (
  other: FoundAddress & { score: number },
  best: FoundAddress & { score: number },
): boolean => {
  const [a, b] = [other.line.block, best.line.block];
  const isBeside =
    a !== null &&
    b !== null &&
    (a === b || (a.parent !== b.parent && a.parent?.parent === b.parent?.parent));
  return (
    isBeside &&
    other.score === best.score &&
    !other.isForeign &&
    !other.isProse &&
    !isSameAddress(other.value, best.value)
  );
};

/** What the address says of the lines around it. */
export interface Place {
  /** The shown address that most speaks for being the company's. */
  best: FoundAddress | undefined;
  /** Others that stand beside it in the same way. */
  branches: readonly FoundAddress[];
  /** Lines that stand with an address of somebody else. */
  elsewhere: ReadonlySet<Line>;
}

/** "Salt House, 3 Market Square": the company's name is no part of its street. */
function withoutName(found: FoundAddress, names: readonly string[]): FoundAddress {
  const { value } = found;
  const name = names.find((it) => value.street.startsWith(`${it}, `));
  return name === undefined
    ? found
    : { ...found, value: { ...value, street: value.street.slice(name.length + 2) } };
}

/** Adds the company's address. */
export function addAddress(known: Known): Place {
  const { reading, locale, names, page, add } = known;
  const { lines } = reading;
  const found = addressesIn(lines, locale).map((it) => withoutName(it, names));
  const ranked = rankAddresses(found, lines, names);
  const structuredAddress = structuredAddressOf(known);
  const best = ranked[0] && ranked[0].score >= -1 ? ranked[0] : undefined;
  if (structuredAddress) {
    const contrary = ranked.find(
      ({ score, value }) => score >= 5 && !isSameAddress(value, structuredAddress),
    );
    const same = ranked.find(({ value }) => isSameAddress(value, structuredAddress));
    const isDisputed = contrary !== undefined && !same;
    // The shown one may have the code that the structured data leaves out.
    const whole = structuredAddress.zipcode
      ? structuredAddress
      : (same?.value ?? structuredAddress);
    add({ fact: "address", value: whole }, structuredData(page), isDisputed);
    if (isDisputed) {
      add({ fact: "address", value: contrary.value }, sourceOf(contrary.line), true);
    }
    const branches = same ? ranked.filter((it) => isBranch(it, same)) : [];
    for (const { value, line } of branches) add({ fact: "address", value }, sourceOf(line), true);
    return {
      best,
      branches,
      elsewhere: linesElsewhere(lines, ranked, structuredAddress, branches),
    };
  } else if (best) {
    const branches = ranked.filter((it) => isBranch(it, best));
    const isDoubtful = best.score < 2 || branches.length > 0;
    add({ fact: "address", value: best.value }, sourceOf(best.line), isDoubtful);
    for (const { value, line } of branches) add({ fact: "address", value }, sourceOf(line), true);
    return { best, branches, elsewhere: linesElsewhere(lines, ranked, best.value, branches) };
  }
  return { best, branches: [], elsewhere: linesElsewhere(lines, ranked, undefined) };
}

function linesElsewhere(
  lines: readonly Line[],
  ranked: readonly FoundAddress[],
  chosen: FoundAddress["value"] | undefined,
  branches: readonly FoundAddress[] = [],
): Set<Line> {
  const elsewhere = new Set<Line>();
  const isChosen = (it: FoundAddress) =>
    branches.includes(it) || (chosen !== undefined && isSameAddress(it.value, chosen));
  for (const other of ranked) {
    if (isChosen(other) || (!chosen && !other.isForeign)) continue;
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
  for (const own of ranked.filter(isChosen)) elsewhere.delete(own.line);
  return elsewhere;
}

/** The values of a property of the company and of its contact points. */
const contactTexts = ({ reading, business }: Known, property: string): string[] =>
  business.flatMap((thing) => [
    ...textsOf(thing, property),
    ...thingsAt(thing, "contactPoint", reading.things).flatMap((point) => textsOf(point, property)),
  ]);

/** Adds the company's phones. Returns the lines that say how to reach it. */
export function addPhones(known: Known, { best, elsewhere }: Place): ReadonlySet<Line> {
  const { reading, locale, page, add } = known;
  const { lines } = reading;
  const { country } = locale;
  const structuredPhones = contactTexts(known, "telephone")
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
    add({ fact: "phone", value: same?.value ?? value }, structuredData(page), isDisputed);
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
  return contactLines;
}

/** Adds the company's e-mail addresses. */
export function addEmails(
  known: Known,
  { elsewhere }: Place,
  contactLines: ReadonlySet<Line>,
  names: readonly string[],
): void {
  const { reading, page, add } = known;
  const structuredEmails = contactTexts(known, "email").map((value) =>
    value.replace(/^mailto:/i, "").toLowerCase(),
  );
  for (const value of structuredEmails) add({ fact: "email", value }, structuredData(page), false);
  const emails = [...linkedEmails(reading), ...reading.lines.flatMap(emailsIn)].filter(
    (it) => !elsewhere.has(it.line),
  );
  const emailsSeen = new Set(structuredEmails);
  const ownAddresses = ownEmails(emails, contactLines, names, hostOf(reading));
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
}
