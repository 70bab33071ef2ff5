import type { Element } from "domhandler";
import { textOf } from "./dom";
import type { Line } from "./lines";

const legalForm =
  /(?:^|[\s,(])(?:G(?:es)?mbH(?:\s?&\s?Co\.?\s?(?:KG|OG))?|AG|KG|OG|OHG|e\.\s?U\.|e\.\s?K\.|GbR|UG(?: \(haftungsbeschr[äa]nkt\))?|eG|PartG(?: ?mbB)?|PartG|SARL|S\.?à?\.?r\.?l\.?|SAS(?:U)?|EURL|SELARL|SCP|SNC|SPRL|SRL|BV|S\.?\s?L\.?(?:\s?U|\s?P)?\.?|S\.\s?A\.|S\.?\s?C\.?\s?P\.?|C\.\s?B\.|S\.?\s?r\.?\s?l\.?(?:s\.?)?|S\.?n\.?c\.?|S\.?a\.?s\.?|S\.?p\.?A\.?|Lda\.?|Unipessoal,? Lda\.?|Ltda\.?(?: ME)?|ME|EIRELI|LLC|L\.L\.C\.|Inc\.?|LLP|PLLC|P\.C\.|Ltd\.?|Limited|DAC|PLC|Pty)(?=$|[\s,.;:)|])/u;

const home =
  /^(?:home(?:page)?|start(?:seite)?|willkommen|welcome|accueil|bienvenue|inicio|bienvenid[oa]s?|in[íi]cio|bem-?vindos?|benvenut[oi]|kontakt|contact(?: us)?|contacto|contatto|contatti|contato|impressum|imprint|about(?: us)?|men[uü]|index|untitled.*|homepage|hauptseite|aktuelles|news|p[áa]gina (?:principal|inicial)|page d'accueil|pagina iniziale|mentions l[ée]gales|preise|prices|tarifs|our prices|speisekarte|nous trouver|o[ùu] nous trouver.*|find us|visit us|dove siamo|d[óo]nde estamos|onde estamos|anfahrt|adresse|address|direcci[óo]n|indirizzo|morada|endere[çc]o|so finden sie uns|hier sind wir|standort|sede.*|oficina|b[üu]ro|office|how to find us|so erreichen sie uns|sie erreichen uns|wegbeschreibung|[öo]ffnungszeiten|opening (?:hours|times)|hours|horaires.*|horario.*|orari|hor[áa]rio|venha nos visitar|acc[èe]s.*|anschrift|where we are|get in touch|studio|shop|laden|atelier|praxis|advogad[oa]s|abogad[oa]s|avocats?|avvocati|rechtsanw[äa]lte|anw[äa]lte|notare?|solicitors|attorneys|[äa]rzte|doctors|m[ée]decins|m[ée]dicos|medici|sprechstunde|team|[ée]quipe|equipo)$/iu;

export const nameKey = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\d]/gu, "");

/** "Website of ..." and "Bienvenue au ...": the article belongs to the name. */
const announced =
  /^(?:(?:p[áa]gina web|web|sitio web|website|homepage|webseite|site officiel|sito ufficiale|site oficial)\s(?:de|di|da|of|der|von|du)\s)/iu;

const greeting =
  /^(?:(?:herzlich )?willkommen (?:bei (?:der|dem|den)?|in (?:der|dem)?|im|beim|auf der (?:homepage|seite) (?:von|der|des)?)|welcome to|bienvenue (?:[àa]u?|chez|aux)|bienvenid[oa]s? (?:a|al)|benvenut[oi] (?:a|al|da|nel|in|alla)|bem-?vindos? (?:[àa]o?|ao))\s+/iu;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[\s*~»«"“”„|–—-]+|[\s*~»«"“”„|–—:!-]+$/gu, "")
    .replace(announced, "")
    .replace(greeting, "")
    .replace(/\s*\*+\w?$/u, "")
    .replace(/[®™]/g, "")
    .trim();

const contactOrPrice =
  /\d[.,]\d{2}(?!\d)|€|@|\((?:at|ät|a)\)|\d{5}|\d{3}[ ./-]\d{3}|https?:|www\./i;

const titleParts = (title: string): string[] =>
  title
    .split(/\s+[|–—·•:»«~*-]+\s+|\s*[|»·•]\s*|\s*\*{2,}\s*|:\s+|,\s+(?=\p{Lu}|in\b)|\s-(?=\p{Lu})/u)
    .map((part) => tidy(part.replace(/\s\([^()]*\)$/, "")))
    .filter((part) => part.length > 1 && !home.test(part));

export interface NameSources {
  /** The elements of each page. */
  pages: readonly (readonly Element[])[];
  lines: readonly Line[];
  /** Parts of domains that the company may be named in. */
  domains: readonly string[];
  /** Names that structured data gives the company. */
  structured: readonly string[];
}

const classOf = (element: Element): string =>
  `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`;

const isHomeLink = (parent: Element["parent"]): boolean =>
  parent !== null &&
  "attribs" in parent &&
  parent.name === "a" &&
  /^(?:\.?\/|index\.\w+)$/.test(parent.attribs.href ?? "");

/** The names that speak for themselves by where they stand, with their weight. */
export function namesIn({ pages, lines, structured, domains }: NameSources): {
  name: string;
  weight: number;
  isStructured: boolean;
}[] {
  const candidates = new Map<
    string,
    { name: string; weight: number; isStructured: boolean; sources: Set<string> }
  >();
  const add = (written: string | undefined, weight: number, source: string) => {
    const name = tidy(written ?? "");
    if (name.length < 2 || name.length > 80 || home.test(name) || !/\p{L}{2}|\p{Lu}/u.test(name))
      return;
    const key = nameKey(name);
    if (!key || contactOrPrice.test(name)) return;
    const known = candidates.get(key);
    if (known) {
      if (!known.sources.has(source)) known.weight += weight;
      known.sources.add(source);
      known.isStructured ||= source === "structured";
      if (known.name === known.name.toUpperCase() && name !== name.toUpperCase()) known.name = name;
    } else {
      candidates.set(key, {
        name,
        weight,
        isStructured: source === "structured",
        sources: new Set([source]),
      });
    }
  };

  const titles: string[] = [];
  for (const name of structured) add(name, 6, "structured");
  for (const [page, elements] of pages.entries()) {
    const isFirst = page === 0;
    for (const element of elements) {
      const { attribs, name: tag } = element;
      if (tag === "meta") {
        const property = attribs.property ?? attribs.name ?? attribs.itemprop ?? "";
        if (/^og:site_name$|^application-name$|^apple-mobile-web-app-title$/i.test(property))
          add(attribs.content, 4, "site name");
        if (/^og:title$/i.test(property) && isFirst)
          for (const part of titleParts(attribs.content ?? "")) add(part, 1, "og title");
      } else if (
        tag === "title" &&
        element.parent &&
        "name" in element.parent &&
        element.parent.name !== "svg"
      ) {
        const parts = titleParts(textOf(element, 300));
        if (isFirst) titles.push(textOf(element, 300));
        const share = isFirst ? 1.5 : 1;
        parts.forEach((part, at) => {
          add(
            part,
            parts.length === 1
              ? share * 1.5
              : at === 0 || at === parts.length - 1
                ? share
                : share / 2,
            isFirst ? "title" : "titles",
          );
        });
        for (const part of parts) {
          const [short = ""] = part.split(/\s(?:in|à|en|em|a|ad)\s(?=\p{Lu})/u);
          if (short !== part) add(short, share, isFirst ? "title" : "titles");
        }
      } else if (tag === "h1" && isFirst) {
        add(textOf(element, 200), 1.5, "h1");
        for (const part of titleParts(textOf(element, 200))) add(part, 1, "h1");
      } else if (tag === "img") {
        const own = `${classOf(element)} ${attribs.src ?? ""} ${element.parent && "attribs" in element.parent ? classOf(element.parent as Element) : ""}`;
        if (/logo|brand/i.test(own) || isHomeLink(element.parent)) {
          add(
            attribs.alt
              ?.replace(/,\s\p{Ll}.*$/u, "")
              .replace(
                /\blogo(?:tipo)?\b(?:\s(?:of|de|du|von|der|das|di|da|do))*|\.(?:png|svg|jpe?g|gif|webp)$/giu,
                "",
              ),
            2,
            "logo",
          );
        }
      } else if (
        isHomeLink(element) ||
        /(?:^|[\s_-])(?:logo|brand|site-?title|site-?name|navbar-brand|wordmark|logotipo|firmenname|schriftzug)(?:$|[\s_-])/i.test(
          classOf(element),
        )
      ) {
        const text = textOf(element, 120);
        if (text.length < 60) add(text, 2.5, "brand");
      }
    }
  }
  lines.forEach((line, at) => {
    if (line.isForeign) return;
    const copyright =
      /(?:©|\(c\)|copyright)\s*(?:©|copyright)?\s*(?:\d{4}(?:\s*[-–,]\s*\d{4})?)?\s*(?:by|von|par|por|di|da|:)?\s*([^|·•©]{2,80})/iu.exec(
        line.text,
      );
    if (copyright?.[1]) {
      const owner = copyright[1]
        .replace(
          /[.,|·–-]?\s*(?:all rights|alle rechte|tous droits|todos los|todos os|tutti i|reservados|powered|design|\d{4}|website|impressum|registered).*$/iu,
          "",
        )
        .replace(/\s[-–]\s.*$/u, "")
        .replace(/(?<=\p{Ll}{2})\.\s.*$/u, "");
      add(owner.replace(/\.$/, ""), 2, "copyright");
    }
    if (line.block?.name === "b" || (line.isHeading && line.text.length < 50))
      add(line.text, 0.5, "heading");
    // What stands above a street.
    const next = lines[at + 1]?.text ?? "";
    const isStreet =
      next.length < 60 &&
      /^(?:\p{L}[\p{L}.,'’ /-]+\s\d+|\d+[a-z]?,?\s\p{L})/u.test(next) &&
      !/@|\d{5}|\d[.,:]\d{2}/.test(next);
    if (line.text.length < 60 && isStreet && !/\d{3}|[:@]/.test(line.text))
      add(line.text, /\d{4}/.test(lines[at + 2]?.text ?? "") ? 2 : 1, "above street");
  });
  // Slogans and sentences are no names.
  for (const candidate of candidates.values()) {
    if (candidate.isStructured) continue;
    if ((candidate.name.match(/\p{L}{3,}/gu)?.length ?? 0) > 5) candidate.weight -= 1.5;
    if (
      /[.!?,;](?:\s|$)/.test(candidate.name) &&
      !/\b(?:Dr|St|Dott|Prof|Avv|Dra?|Inh|e|Co)\./.test(candidate.name)
    )
      candidate.weight -= 1;
    if (/^\p{Ll}/u.test(candidate.name)) candidate.weight -= 0.5;
    // "Bakery in Graz" says what and where.
    if (/\s(?:in|à|en|em|a)\s\p{Lu}/u.test(candidate.name)) candidate.weight -= 1;
  }
  // What title, main heading and logo say goes before what a platform or old data call the site.
  for (const candidate of candidates.values()) {
    const isTitle =
      candidate.sources.has("title") || titles.some((it) => it.startsWith(`${candidate.name},`));
    if (isTitle && candidate.sources.has("h1") && candidate.sources.has("logo"))
      candidate.weight += 3.5;
  }
  // The town of an address.
  const towns = lines.flatMap(({ text }) => (/\d{4}|[A-Z]\d/.test(text) ? text : [])).slice(0, 200);
  const likely = [...candidates.values()].filter(({ weight }) => weight >= 1.5).slice(0, 50);
  for (const candidate of likely) {
    const { name } = candidate;
    const isTown = towns.some((text) => {
      const at = text.indexOf(name);
      return (
        at >= 0 &&
        (/(?<!\d)\d{4,5} $/.test(text.slice(0, at)) ||
          /^,(?: \p{L}+,)? [A-Z]{1,2}\d/u.test(text.slice(at + name.length)))
      );
    });
    if (isTown) candidate.weight -= 4;
  }
  // The name of a company is often in its domain.
  for (const candidate of candidates.values()) {
    const key = nameKey(candidate.name).replace(/[^a-z\d]/g, "");
    if (key.length < 4) continue;
    const isNamed = domains.some(
      (domain) =>
        !home.test(domain) &&
        (domain.includes(key) ||
          domain.includes(key.replace(/and/g, "")) ||
          (domain.length > 4 && key.includes(domain))),
    );
    if (isNamed) candidate.weight += 2;
  }
  const sorted = [...candidates.values()].sort((a, b) => b.weight - a.weight);
  // The name of every day, where the legal form is left out elsewhere.
  const formless = (it: { name: string }) => nameKey(it.name.replace(legalForm, ""));
  const [first] = sorted;
  if (first && legalForm.test(first.name)) {
    const short = sorted.find((it) => it !== first && nameKey(it.name) === formless(first));
    if (short) return [short, ...sorted.filter((it) => it !== short)];
    const form = first.name.replace(legalForm, "").trim();
    if (lines.some(({ text }) => text.replaceAll(first.name, "").includes(form)))
      return [{ ...first, name: form }, ...sorted.slice(1)];
  }
  // The fuller name, where it stands as a name: "Coiffure Belle Époque" rather than "Belle Époque".
  const [best] = sorted;
  const key = best ? nameKey(best.name) : "";
  const fuller = sorted.find(
    (it) =>
      it !== best &&
      best !== undefined &&
      !best.isStructured &&
      it.weight >= 1.5 &&
      nameKey(it.name).includes(key) &&
      it.name.split(" ").length <= best.name.split(" ").length + 2 &&
      !/,/.test(it.name) &&
      (!legalForm.test(it.name) || legalForm.test(best.name)) &&
      (["logo", "brand", "h1", "above street", "site name", "copyright"].some((source) =>
        it.sources.has(source),
      ) ||
        (it.sources.has("title") && nameKey(it.name).endsWith(key))),
  );
  return fuller ? [fuller, ...sorted.filter((it) => it !== fuller)] : sorted;
}

/** A part of a line with a legal form, such as "Sommer GmbH". */
export function legalNamesIn(lines: readonly Line[]): { name: string; line: Line }[] {
  const found: { name: string; line: Line }[] = [];
  for (const line of lines) {
    if (line.isForeign || line.text.length > 500) continue;
    const parts = line.text.split(
      /\s*[|·•;\t]\s*|\s[–—-]\s|,\s(?!(?:Lda|S\.|SL|Inc|LLC|Ltd|Unipessoal|SA\b))|:\s|(?<=\p{L}{3})\.\s+(?=\p{Lu})/u,
    );
    for (const part of parts) {
      const form = legalForm.exec(part);
      if (!form) continue;
      const text = part
        .slice(0, form.index + form[0].length)
        .replace(
          /^.*?(?:©|\(c\)|copyright|trading name of|betrieben von|angeboten von|nom commercial de|marca de|marchio di)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by|von|der|die)?\s*/iu,
          "",
        )
        .replace(/^[\s,.:–-]+/, "")
        .trim();
      const words = text.split(/\s+/);
      if (words.length < 2 || words.length > 9 || text.length > 120 || !/^[\p{Lu}\d„"]/u.test(text))
        continue;
      found.push({ name: text, line });
    }
  }
  return found;
}
