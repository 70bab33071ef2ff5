import { toCountryCode } from "@/lib/countries";
import type { Finding } from "../schemas";
import {
  britishCode,
  englishAddress,
  irishCounty,
  splitTown,
  stateAndZip,
} from "./english-addresses";
import { foreignLine, type Line } from "./lines";

export type Address = Extract<Finding, { fact: "address" }>["value"];

const particles =
  "am|an|der|im|in|bei|ob|vor|auf|zu|zum|zur|den|dem|le|la|les|sur|sous|en|de|du|des|del|della|delle|dei|di|da|do|dos|das|d'|l'|et|e|y|el|al|los|las|a|upon|on|the|of|by|under|next|and|aux|lès|les|unter|am";
const cityWord = String.raw`(?:(?:[dDlL]['’]|[A-Z]['’])?\p{Lu}[\p{L}'’.]*(?:-(?:\p{L}[\p{L}'’.]*))*\.?)`;
const city = String.raw`(?:(?:[LD]['’]|(?:La|Le|Les|El|Los|Las|Il|Lo|O|A|St|Bad)\s)?${cityWord}(?:[ /-](?:(?:${particles})[ ]){0,2}${cityWord}){0,5})`;

const continental = new RegExp(
  String.raw`(?<![\d\p{L}./-])(?:(?<country>A|D|CH|F|B|I|E|P|L|FL|AT|DE|FR|BE|IT|ES|PT|LU|LI)[-– ]{1,3})?(?<zip>\d{4}-\d{3}|\d{5}-\d{3}|\d{4,5})(?!\d)[ \t,]{1,3}(?<city>${city})`,
  "gu",
);
const brazilian = /(?:CEP:?\s*)?(?<zip>\d{5}-\d{3})(?!\d)/gu;
const brazilianCity = new RegExp(
  String.raw`(?<city>${city})\s*[-–/,(]\s*(?<state>[A-Z]{2})(?![\p{L}])`,
  "u",
);

const romanceStreet =
  /(?:(?:\d+\s?(?:bis|ter|quater|[a-d])?(?:\s?[-–/]\s?\d+)?,?\s+)?(?<![\p{L}])(?:p\.[ºo°]|rue|gran v[íi]a|pol\.|urb\.|praceta|passeig|pla[çc]a|avinguda|r[úu]a|campo|riva|ponte|str\.|c\.da|fraz\.|resid[eê]ncia|quadra|avenue|av\.?|boulevard|boul\.?|bd\.?|place|pl\.?|chemin|ch\.|impasse|all[ée]es?|quai|cours|route|rte|square|passage|faubourg|esplanade|sentier|venelle|zona|lotissement|montée|ruelle|rond-point|zone|z\.?a\.?|lieu-dit|chaussée|grand-rue|grand-place|calle|c\/|c\.|avda\.?|avenida|plaza|pza\.?|plza\.?|paseo|p[ºo°]\.?|camino|carretera|ctra\.?|ronda|rambla|traves[íi]a|cuesta|callej[óo]n|glorieta|pol[íi]gono|carrer|via|viale|v\.le|piazza|p\.za|piazzetta|piazzale|corso|c\.so|largo|vicolo|lungo\p{L}*|strada|contrada|contr[àa]|borgo|fondamenta|calata|salita|localit[àa]|loc\.|frazione|rua|r\.|alameda|pra[çc]a|travessa|tv\.|estrada|beco|rodovia|ladeira|urbaniza[çc][ãa]o|quinta|caminho|cal[çc]ada|pátio|lugar)(?=[\s.]|['’])\s?\p{L}?.*)/iu;
const germanStreet =
  /Straße des 17\. Juni \d+|(?<![\p{L}])(?:\p{Lu}[\p{L}-]*str(?:\.|aße|asse)\d{1,4}[a-z]?(?![\d\p{L}]))|(?<![\p{L}])(?=\p{Lu}|de\s)(?:(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Unterm|Ob|Obere[rn]?|Untere[rn]?|Alte[rn]?|Neue[rn]?|Gro(?:ß|ss)e[rn]?|Kleine[rn]?|Hinter|Vor|Beim?|St\.|Sankt|Hohe[rn]?|Lange[rn]?|Kurze[rn]?|Bad|Dr\.|den|der|dem|de|la|von|[\p{Lu}][\p{L}.'’]*)[ -]){0,4}\p{Lu}[\p{L}.'’-]*\s\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?){0,3}(?:\.\s?(?:Stock|OG|Etage))?(?:\s(?:Top|Stiege|Tür|Haus|Hof)\s\d{1,3})?(?![\d\p{L}])/u;

/** Finds the street in a text that stands before a code and a city. */
function streetIn(text: string): string | null {
  const parts = text
    .split(
      /\s*[|·•\t;]\s*|\s[–—-]\s(?!\d{1,2}\s?[.ºª°]|(?:sala|loja|piso|nave|local|r\/c|bajo|esq|dto|conj|bloco|apto)\b)|\s{2,}/iu,
    )
    .map((part) => part.replace(/^[^\p{L}\d(„"']+|[\s,:–(-]+$/gu, ""))
    .filter(Boolean);
  for (const part of parts.toReversed()) {
    if (/@|https?:|www\./.test(part) || part.length > 160) continue;
    const romance = romanceStreet.exec(part);
    if (romance && (/\d|s\/n|snc/i.test(romance[0]) || romance[0].length < 50)) {
      const start = part.slice(0, romance.index);
      // "Musterfirma, Place" with a number before: the number belongs to the street.
      const numbered = /(\d+\s?(?:bis|ter|[a-d])?,?\s*)$/i.exec(start)?.[1] ?? "";
      const street = (numbered + romance[0]).trim();
      if (street.length <= 110) return street.replace(/\.$/, "");
    }
    const [start = "", ...rest] = part.split(/,\s*/);
    if (
      rest.length > 0 &&
      part.length < 70 &&
      germanStreet.exec(start)?.[0] === start &&
      /^(?:Halle|Haus|Top|Stiege|Tür|Hinter\p{L}*|\d|Etage|EG|OG|Stock|Eingang|Aufgang|Block|Gebäude|Hof)/u.test(
        rest.join(),
      )
    )
      return part;
    const german =
      germanStreet.exec(part.replace(/^.*,\s*(?=\p{Lu})/u, ""))?.[0] ??
      germanStreet.exec(part)?.[0];
    if (
      german &&
      !/^(?:Tel|Fax|Fon|Handy|Mobil|Natel|Nr|Postfach|Gebäude|Etage|Stock|Halle|Hof|Raum|Büro|Case|Casella|Apartado|Mo|Di|Mi|Do|Fr|Sa|So|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Seit|Since|Depuis)\b/u.test(
        german,
      )
    )
      return german;
    // "Partida La Foia, 21": of a kind that is not known.
    const named =
      /(?:^|[:,]\s)(\p{Lu}[\p{L}'’]*(?:[ -][\p{L}'’.]+){0,5},\s(?:n[.ºo°]{0,2}\s?)?\d{1,4}\s?[a-z]?)$/iu.exec(
        part,
      );
    if (named?.[1]) return named[1];
    const number = /^\d{1,4}\s?(?:bis|ter|[a-d])?,?\s\p{L}[\p{L}'’. -]{3,60}$/iu.exec(part);
    if (number) return number[0];
  }
  return null;
}

const isContactLine = (text: string): boolean =>
  /@|\b(?:tel|fon|phone|fax|mobil|handy|natel|whatsapp|t[ée]l|e-?mail|www)\b|https?:/i.test(text);

const countryWord =
  /(?:^|[\s,·|(–-])(Österreich|Austria|Deutschland|Germany|Schweiz|Suisse|Svizzera|Switzerland|France|Belgique|Belgium|Italia|Italy|España|Spain|Portugal|Brasil|Brazil|United Kingdom|UK|England|Scotland|Wales|Ireland|Éire|USA|United States|Luxembourg|Liechtenstein)(?=$|[\s,.·|)])/u;

const countryOfCode: Readonly<Record<string, string>> = {
  A: "AT",
  D: "DE",
  F: "FR",
  B: "BE",
  I: "IT",
  E: "ES",
  P: "PT",
  L: "LU",
  FL: "LI",
};

export interface FoundAddress {
  value: Address;
  line: Line;
  /** The number of its line. */
  at: number;
  isProse: boolean;
  isForeign: boolean;
}

/** How numbers and addresses are read. */
export interface Locale {
  country: string;
  isSure: boolean;
}

const tidyCity = (written: string): string =>
  written
    .replace(/\s*\(.*$/, "")
    // The next sentence.
    .replace(/(?<=\p{L}{3})\.\s+\p{Lu}.*$/u, "")
    .replace(
      /\s+(?:Tel|Telefon|Fon|Phone|Fax|T[ée]l|Mobil|E-?Mail|Email|Ust\p{L}*|UID|Österreich|Deutschland|Schweiz|France|Italia|España|Portugal|Suisse|Germany|Austria|Cedex.*)\.?$/iu,
      "",
    )
    .replace(/[.,\s-]+$/, "");

const isEnglishCountry = (country: string) =>
  country === "GB" || country === "IE" || country === "US";

/** Where addresses end: at a code, with the town before or after it. */
function endsIn(text: string, country: string): RegExpExecArray[] {
  if (country === "US") return [...text.matchAll(stateAndZip)];
  if (country === "BR") return [...text.matchAll(brazilian)];
  if (country !== "GB" && country !== "IE") return [...text.matchAll(continental)];
  const codes = [...text.matchAll(britishCode)];
  return codes.length > 0 || country === "GB" ? codes : [...text.matchAll(irishCounty)];
}

/** Addresses in the lines of a page, each with the lines above it that hold its street. */
export function addressesIn(lines: readonly Line[], { country, isSure }: Locale): FoundAddress[] {
  const found: FoundAddress[] = [];
  lines.forEach((line, at) => {
    if (!/\d/.test(line.text) || line.text.length > 1200 || found.length > 100) return;
    const matches = endsIn(line.text, country);
    for (const match of matches.slice(0, 20)) {
      const { zip = "", city: written = "", country: prefix } = match.groups ?? {};
      if (
        /^(?:19|20)\d\d$/.test(zip) &&
        !prefix &&
        country !== "CH" &&
        country !== "AT" &&
        country !== "BE"
      )
        continue;
      // A year or the number of a house before a comma is none of their codes.
      if (/^\d{4},/.test(match[0])) continue;
      let before = line.text.slice(0, match.index);
      const previous = found.findLast((it) => it.line === line);
      if (previous) {
        const end = before.lastIndexOf(previous.value.zipcode ?? "\0");
        if (end >= 0) before = before.slice(end);
      }
      const above: string[] = [];
      for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
        const other = lines[index];
        if (!other || other.text.length > 110 || isContactLine(other.text)) break;
        if (other.page !== line.page || (other.isForeign && !line.isForeign)) break;
        above.push(other.text);
      }
      let street: string | null = null;
      let place = tidyCity(written);
      const own = before.replace(/[\s,·|–-]+$/, "");
      if (isEnglishCountry(country)) {
        // The town of an American code is the last part before it.
        const last =
          country === "US" ? splitTown(/[^,|·•\t;]*$/.exec(own)?.[0].trim() ?? "") : null;
        const start = last ? own.slice(0, own.length - last.city.length) : own;
        const read = englishAddress([...above.toReversed(), start], last?.city);
        if (!read) continue;
        street = read.street;
        place = read.city;
      } else if (country === "BR") {
        const around = `${own} ${line.text.slice(match.index + zip.length)}`;
        const after = line.text.slice(match.index + match[0].length);
        const cityIn = (text: string) => brazilianCity.exec(text)?.groups?.city;
        place =
          new RegExp(String.raw`^[\s,–-]*(${city})`, "u").exec(after)?.[1] ??
          cityIn(own.split(/,\s*|\s[–-]\s(?=\p{Lu}\p{Ll})/u).slice(-1)[0] ?? "") ??
          cityIn(around) ??
          cityIn(lines[at - 1]?.text ?? "") ??
          "";
        const text = [...above.toReversed(), own].join(" | ");
        const whole = streetIn(text.replaceAll(" - ", " – "));
        street =
          whole
            ?.replace(
              /^(.*?,?\s\d+\w?(?:\s?[,–-]\s?(?:sala|loja|conj\.?|cj\.?|apto\.?|bloco|andar|box|casa|térreo)\s?\w*)?)(?:\s?[,–-]\s.*)?$/iu,
              "$1",
            )
            .replace(/\s*[-–,]\s*(?:\p{Lu}[\p{L}]+\s?)+(?:[-–/]\s*[A-Z]{2})?$/u, "") ?? null;
      } else {
        street = own ? streetIn(own) : null;
        // "4799 Sankt Koloman, Oberschwemm 6": the street follows the town.
        const after = line.text.slice(match.index + match[0].length);
        if (!street && !own && /^,\s\p{L}.*\d/u.test(after) && after.length < 60)
          street = streetIn(after.slice(1));
        for (const text of street ? [] : above) {
          street = streetIn(text);
          if (street) break;
        }
        // A house without a number in a village: the line directly above, in an address.
        if (!street && !own && line.block?.name === "address" && above[0] && !/\d/.test(above[0]))
          continue;
      }
      if (!street || !place || place.length > 60 || street.length > 110) continue;
      if (country === "IT") place = place.replace(/\s[A-Z]{2}$/, "");
      const named =
        countryWord.exec(line.text.slice(match.index)) ??
        countryWord.exec(lines[at + 1]?.text.slice(0, 40) ?? "");
      const isFitting =
        country === "DE"
          ? zip.length === 5
          : country === "AT" || country === "CH" || country === "BE"
            ? zip.length === 4
            : country === "FR" || country === "ES" || country === "IT"
              ? zip.length === 5
              : country !== "PT" || zip.length === 8;
      const countryCode = prefix
        ? (countryOfCode[prefix] ?? prefix)
        : named?.[1]
          ? (toCountryCode(named[1]) ?? undefined)
          : isSure && isFitting
            ? country
            : undefined;
      const words = line.text
        .replace(/[^\p{L}\s]+/gu, " ")
        .trim()
        .split(/\s+/).length;
      const start = Math.max(0, match.index - 200);
      found.push({
        value: {
          // Without the code and city that may follow it in the same line.
          street: street
            .replace(/,\s*\d{4,5}\s\p{Lu}.*$/u, "")
            .replace(/\s+/g, " ")
            .replace(/[,\s]+$/, ""),
          zipcode: zip || undefined,
          city: place,
          countryCode,
        },
        line,
        at,
        isProse: words > 18 && !/[|·•\t]/.test(line.text) && !line.text.startsWith(street),
        isForeign:
          line.isForeign ||
          foreignLine.test(line.text.slice(start, match.index)) ||
          (own === "" && above.slice(0, 2).some((text) => foreignLine.test(text))),
      });
    }
  });
  return found;
}

export const addressKey = ({ street, zipcode = "", city: place }: Address): string =>
  `${street} ${zipcode} ${place}`
    .normalize("NFD")
    .toLowerCase()
    .replace(/stra(?:ß|ss)e\b|str\./g, "str")
    .replace(/[^a-z\d]/g, "");
