import type { ChildNode, Element } from "domhandler";
import { ElementType } from "htmlparser2";
import { factLimits } from "../limits";
import type { Finding } from "../schemas";
import { ancestorsOf, isElement, textOf } from "./dom";
import type { Line } from "./lines";
import { amountOf, type FoundPrice, pricesIn } from "./prices";

type Item = Extract<Finding, { fact: "item" }>["value"];

export interface FoundItem {
  value: Item;
  line: Line;
  isDoubtful: boolean;
}

/** Sums that are no prices of what is offered. */
const otherSum =
  /(?<![\p{L}\d])(?:versand\p{L}*|porto|liefer\p{L}*|shipping|postage|delivery|deliver|livraison|frais|port|envío|envio|env[íi]os|gastos|spedizion\p{L}*|consegna|entrega|frete|portes|mindest\p{L}*|minimum|mínimo|minimo|kaution|deposit|caution|acompte|señal|fianza|cauzione|stammkapital|grundkapital|kapital|share capital|capital|capitale|zuschlag|\p{L}+zuschlag|anfahrt\p{L}*|surcharge|call-?out charge|suppl[ée]ment|supplemento|suplemento|ortstaxe|kurtaxe|\p{L}*geb[üu]hr(?:en)?|taxas|tasas|tourist tax|city tax|taxe de séjour|tasa turística|tassa di soggiorno|taxa|coperto|couvert|cubierto|trinkgeld|rabatt|skonto|discount|descuento|sconto|desconto|gutschein im wert|bestellwert|strafe|salary|salário|gehalt|salaire|sueldo|stipendio|spende\p{L}*|donat\p{L}*|raised|umsatz|gewinn|fee for late|storno\p{L}*|no-?show|cancel\p{L}*|hunde?|haustier\p{L}*|dogs?|pets?|chiens?|animaux|animali|perros?|mascotas|parken|parkplatz|parking|garage|cots?|bettw[äa]sche|endreinigung|gesamt|total|summe|subtotal|warenkorb|panier|carrello|carrito|carrinho)(?![\p{L}\d])/iu;

const fromWord =
  /(?:^|[\s(])(?:ab|von|from|only|nur|just|je|pro|[àa]|à partir de|a partir de|a partire da|dès|des|desde|d[ae]|por|per|ca\.?|um|für|for|depuis|seul(?:ement)?|solo|apenas|each|preis|price|prix|precio|prezzo|pre[çc]o|tarif|starting(?: at| from)?|starts at|costs?|kostet|zu|vanaf)\s*:?\s*$/iu;

/** "Notary's fees not included" after a price. */
const notIncluded =
  /(?<=\d\D{0,6})\s[\p{L}'’ ]{3,40}\s(?:non compris|not included|no incluid\p{L}+|non inclus\p{L}*|n[ãa]o inclu[íi]d\p{L}+|nicht inbegriffen)/iu;

const priceHeading =
  /preis|price|prix|tarif|precio|prezz|pre[çc]o|€|eur\b|menu|karte|carte|listino|carta|card[áa]pio|chf|£|\$|\bs?fr\.|tabela|honora|lista/i;

const tidyName = (text: string): string => {
  let name = text.replace(/[\s.…·_–—:;,|=\-*•►»>]+$/u, "").replace(/^[\s.…·–—:;,|*•►»>✓✔-]+/u, "");
  for (let again = 0; again < 2; again += 1) {
    name = name
      .replace(fromWord, "")
      .replace(/[\s.…·_–—:;,|=-]+$/u, "")
      .trim();
  }
  name = name.replace(/\s[–-]\s\d{1,3}\s?(?:min(?:uten|utes|uti|utos)?|h|std|stunden?)\.?$/iu, "");
  name = name.replace(
    /\s*:\s*(?:pauschal|flat(?: rate)?|forfait|fix(?:preis)?|a forfait|precio fijo)$/iu,
    "",
  );
  if (/\($/.test(name)) name = name.slice(0, -1).trim();
  return name;
};

/** Whether a text is a name rather than a sentence or a unit. */
const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 80 &&
  /\p{L}{2}/u.test(name) &&
  name.split(/\s+/).length <= 11 &&
  !/[!?]$|;|(?<!\bSt)\.\s+\p{Lu}/u.test(name) &&
  !otherSum.test(name) &&
  !/(?:^|\s)(?:ich|wir|we|you|nous|vous|noi|n[óo]s)(?:\s|$)/u.test(name) &&
  !/(?:^|\s)(?:bis|bis zu|up to|jusqu'[àa]|hasta|fino a|at[ée])$/iu.test(name) &&
  !/\d{4}(?!\s?(?:g|ml|m²)\b)|\d[\s/-]\d{3}/.test(name) &&
  !/@|https?:|^(?:tel|fax|preis|price|prix|tarif|precio|prezzo|pre[çc]o|kosten|betrag|amount|eur|euro)\.?$/i.test(
    name,
  ) &&
  !/^(?:pro|per|par|por|je|ab|from|inkl\.?|incl\.?|zzgl\.?|plus\s|and|und|only|nur|our|unser|wir|we|nous|noi|dazu)\b/iu.test(
    name,
  );

/** Words that announce a price and name nothing. */
const onlyPriceWords =
  /^(?:[\s:–-]|regular|sale|habitual|oferta|rebajad[oa]|promo\w*|r[ée]duit|scontato|listino|di|price|preis|prix|precio|prezzo|pre[çc]o|tarif|from|ab|now|nur|only|unit|normal(?:er)?|angebot\w*|kosten|cost|starting|at|à|partir|de|desde|da|a|dès)*$/iu;

/** An amount without cents at the end, where prices are to be expected. */
function lastAmount(text: string, currency: string): FoundPrice | null {
  const match =
    /(?<=\p{L}[\p{L}.)\]]*[\s\t.:–-]{1,40})(\d{1,4}(?:[.,]\d{1,2})?)(?:[.,]?[-–])?$/u.exec(text);
  const amount = match?.[1] ? amountOf(match[1], currency) : null;
  if (!match || amount === null || amount === 0 || /^(?:19|20)\d\d$/.test(match[1] ?? ""))
    return null;
  return { amount, currency, start: match.index, end: text.length, isBare: true };
}

/** The part of a row's first cell that names the item. */
const nameIn = (line: Line, cell: string): string => {
  const marked = markedName(line);
  return marked && cell.startsWith(marked) ? marked : cell;
};

/** The name that stands bold before its description, or in an element of its own. */
function markedName({ block, text }: Line): string | null {
  let first: ChildNode | null | undefined = block;
  for (let steps = 0; steps < 4; steps += 1) {
    if (!first || !isElement(first) || (steps > 0 && !/^(?:td|th|div|span|p|a)$/.test(first.name)))
      break;
    const parent: Element = first;
    const inner: ChildNode | undefined = parent.children.find(
      (child) => isElement(child) || (child.type === ElementType.Text && child.data.trim() !== ""),
    );
    if (!inner || !isElement(inner)) break;
    first = inner;
    if (/name|title|titel|titre|item/i.test(first.attribs.class ?? "")) break;
  }
  if (!block || !first || first === block || !isElement(first)) return null;
  const isBesideDuration = /^\d+\s?(?:min|h|std)\p{L}*\.?$/u.test(nextElementText(first));
  if (
    !isBesideDuration &&
    !/^(?:b|strong|em|h[3-6])$/.test(first.name) &&
    !/name|title|titel|titre|item/i.test(first.attribs.class ?? "")
  )
    return null;
  const marked = textOf(first, 100);
  return text.startsWith(marked) &&
    /\p{L}{3}/u.test(marked) &&
    text.length - marked.length > 1 &&
    pricesIn(marked, null, "CHF").length === 0
    ? marked
    : null;
}

const nextElementText = (element: Element): string => {
  let next = element.next;
  while (next && !isElement(next)) next = next.next;
  return next ? textOf(next, 20) : "";
};

const isSentence = (text: string): boolean =>
  /\p{L}{2}\.\s+\p{Lu}/u.test(text) || /\p{L}{3}[.!]$/u.test(text);

const unit =
  /^(?:[\s./(),·*+–-]|\b(?:per|pro|je|par|por|al?)\s\p{L}{2,12}$|\b(?:un|im jahr|a year|par an|all'anno|al año|por ano|pro|per|par|por|je|each|stk|stück|stueck|piece|pc|person|personne|persona|pessoa|pers|pp|p\.?\s?p|nacht|night|nuit|noche|notte|noite|std|stunde|h|hour|heure|hora|ora|kg|g|l|cl|ml|\d+|min|minuten|minutes|minutos|minuti|inkl|incl|ttc|ht|mwst|vat|iva|tva|frühstück|breakfast|gbp|usd|eur|euros?|brl|chf|mit|with|avec|con|com|monat|month|mois|mes|mese|mês|woche|tag|day|jour|día|dia|giorno|al|o|la|le|il|a|an|the|der|die|das|aufwärts|upwards|up|netto|brutto|zzgl|m²|m2|sitzung|session|séance|sesión|sessão|seduta|einheit|paar|meter|tasse|glas|portion|dozen|dutzend|loaf|slice|cup|bottle|flasche|zimmer|room|chambre|camera|habitación|quarto|and|und|et|y|e|double|single|lei|colazione|desayuno|petit-déjeuner|pequeno-almoço|fix|pauschal|flat|from|ab|statt|instead|was|now|jetzt)\b)*$/iu;

const cellsOf = (text: string): string[] =>
  text
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);

const contains = (ancestor: Element, block: Element | null): boolean =>
  ancestorsOf(block, 60).includes(ancestor);

/** A name with several prices is what a price is for ("per night"); the item is the heading above it. */
export function withoutLabels(items: readonly FoundItem[]): FoundItem[] {
  const prices = new Map<string, Set<number | undefined>>();
  const headings = new Map<string, number>();
  for (const { value, line } of items) {
    const known = prices.get(value.name) ?? new Set();
    prices.set(value.name, known.add(value.price?.amount));
    headings.set(line.heading, (headings.get(line.heading) ?? 0) + 1);
  }
  return items.flatMap((item) => {
    if (prices.get(item.value.name)?.size === 1) return [item];
    const { heading } = item.line;
    if (headings.get(heading) !== 1 || !isName(heading)) return [];
    return [{ ...item, value: { ...item.value, name: heading, text: undefined } }];
  });
}

/** "All prices in euros": numbers alone are prices on this page. */
const statedPrices =
  /(?:prices?|preise|prix|precios|prezzi|pre[çc]os)(?:\s\p{L}+){0,3}\s(?:in|en|em)\s(?:\p{L}+\s)?(?:euros?|€|eur|chf|francs?|franken|dollars?|pounds?|sterling|reais|\$|£)/iu;

/** What is offered with its price: rows, dotted lines, entries of lists and cards. */
export function itemsIn(lines: readonly Line[], currency: string, hasSign: boolean): FoundItem[] {
  const found: FoundItem[] = [];
  let lastPriceLine = -1;
  let columns: string[] = [];
  const shapes = pricedShapes(lines, hasSign);
  const stated = new Set([
    ...lines.flatMap(({ text, page }) => (statedPrices.test(text) ? page : [])),
    ...menuPages(lines),
  ]);

  const push = (name: string, price: FoundPrice, line: Line, text?: string) => {
    const [first = ""] = cellsOf(name);
    const tidy = tidyName(first);
    if (!isName(tidy)) return;
    const kept = text ? text.replace(/\s+/g, " ").replace(/^[\s,.;–-]+|[\s,;–-]+$/g, "") : "";
    lastPriceLine = lines.indexOf(line, Math.max(0, lastPriceLine));
    found.push({
      value: {
        name: tidy,
        ...(/\p{L}{4}/u.test(kept) && kept.length <= factLimits.itemText ? { text: kept } : {}),
        price: { amount: price.amount, currency: price.currency },
      },
      line,
      isDoubtful: price.isBare && !hasSign,
    });
  };

  lines.forEach((line, at) => {
    if (line.isForeign) return;
    const cells = cellsOf(line.text);
    const isTable = line.text.includes("\t");
    if (isTable && (isHead(line) || !/\d/.test(line.text))) columns = cells;
    // A number alone is a price only where prices are to be expected.
    const isDotted = /(?:[.…·_]{3}|…)\s*\D{0,6}\d/.test(line.text);
    const bareAllowed =
      isDotted ||
      line.hasPriceClass ||
      shapes.has(line) ||
      (stated.has(line.page) && (line.place !== "text" || endsInElement(line))) ||
      ((isTable || line.place !== "text" || /\s\d+[.,]\d{2}$/.test(line.text)) &&
        (priceHeading.test(line.heading) || priceHeading.test(columns.join(" "))));
    const prices = pricesIn(line.text, bareAllowed ? currency : null, currency);
    // Of several amounts without a sign, the first column is the usual price.
    const areAmounts =
      columns.length === cells.length &&
      cells.length > 2 &&
      cells.slice(1).every((it) => isAmount.test(it));
    const last =
      prices.length === 0 &&
      bareAllowed &&
      (hasSign ||
        stated.has(line.page) ||
        priceHeading.test(line.heading) ||
        priceHeading.test(columns.join(" ")))
        ? lastAmount(areAmounts ? `${cells[0]} ${cells[1]}` : line.text, currency)
        : null;
    if (last) prices.push(last);
    if (prices.length === 0 || line.text.length > 400) return;
    const before = lastPriceLine;
    const [price] = prices;
    if (
      !price ||
      otherSum.test(line.text.replace(notIncluded, "")) ||
      /(?:over|above|under|[üu]ber|ab einem|sopra|sotto|oltre|plus de|m[áa]s de|acima de) (?:i |les |los )?(?:[£€$]|R\$|CHF|\d+\s?(?:[€£]|euros?|eur|chf))/iu.test(
        line.text,
      )
    )
      return;
    if (/\d{1,2}[.:]\d{2}\s*(?:-|–|bis|to)\s*\d{1,2}[.:]\d{2}/.test(line.text) && price.isBare)
      return;

    if (isTable) {
      const [name = "", ...rest] = cells;
      const hasColumns = columns.length === cells.length || columns.length === rest.length;
      // An answer or an explanation, not a price.
      if (rest.some((cell) => isSentence(cell) && cell.split(" ").length > 6)) return;
      const priced = rest.filter(
        (cell) => pricesIn(cell, bareAllowed ? currency : null, currency).length > 0,
      );
      const [own] = pricesIn(name, null, currency);
      if (own && prices.length === 1 && /\p{L}{3}/u.test(name.slice(0, own.start))) {
        push(name.slice(0, own.start), own, line, rest.join(" "));
        return;
      }
      if (last) {
        const cell = rest.at(-1) ?? "";
        if (/^[\d.,\s–-]+$/.test(cell))
          push(
            nameIn(line, name),
            last,
            line,
            rest
              .slice(0, -1)
              .filter((it) => /\p{L}{4}/u.test(it))
              .join(" "),
          );
        return;
      }
      if (pricesIn(name, bareAllowed ? currency : null, currency).length > 0) {
        // The price stands first.
        if (cells.length === 2 && rest[0] && pricesIn(rest[0], null, currency).length === 0)
          push(rest[0], price, line);
        return;
      }
      // Of several prices, the first is the company's if the columns say what they are.
      if (priced.length === 0 || (priced.length > 1 && !hasColumns)) return;
      if (priced.length === 1 && (prices.length !== 1 || (priced[0]?.length ?? 0) > 110)) return;
      // "DM" beside "Euro": the column that names the currency.
      const named =
        priced.length > 1
          ? cells.findLastIndex(
              (cell, column) =>
                priced.includes(cell) &&
                isCurrency.test(columns[column - cells.length + columns.length] ?? ""),
            )
          : -1;
      const price0 = cells[named] ?? priced[0] ?? "";
      const text = rest.filter((cell) => cell !== price0 && /\p{L}{4}/u.test(cell)).join(" ");
      const [inCell = price] = pricesIn(price0, bareAllowed ? currency : null, currency);
      push(
        nameIn(line, name),
        inCell,
        line,
        text ||
          (unit.test(price0.slice(0, inCell.start)) ? "" : tidyName(price0.slice(0, inCell.start))),
      );
      return;
    }

    const cardOf = () =>
      line.text.split(" ").length <= 16 ? cardHeading(lines, at, before) : null;
    if (prices.length > 1) {
      const card = cardOf();
      if (card) {
        push(card, price, line);
        return;
      }
      if (isSentence(line.text) && line.text.split(" ").length > 16) return;
      // "Espresso 2,50 € · Melange 3,90 €": several in one line.
      const parts = line.text.split(/\s*[·•|;]\s*|,\s+(?!\d)|\s\/\s|\s[–—]\s(?=\p{Lu})/u);
      if (parts.length >= prices.length) {
        // "Add-ons: fridge $30, oven $35"
        parts[0] = (parts[0] ?? "").replace(/^\p{L}[\p{L} -]{2,24}:\s(?=\p{Lu})/u, "");
        for (const part of parts) {
          const [own, more] = pricesIn(part, null, currency);
          if (own && !more && unit.test(part.slice(own.end)))
            push(part.slice(0, own.start), own, line);
        }
      }
      return;
    }
    const name = line.text.slice(0, price.start);
    const after = line.text.slice(price.end);
    if (/\p{L}{2}/u.test(tidyName(name))) {
      const marked = markedName(line);
      if (marked && !isSentence(after) && !isSentence(name.slice(marked.length).trim())) {
        push(marked, price, line, name.slice(marked.length));
        return;
      }
      // "Boiler service: £85 including VAT."
      if (
        line.place === "list" &&
        /[:–-]\s*$/.test(name) &&
        after.length < 60 &&
        name.length < 60 &&
        !onlyPriceWords.test(name) &&
        !isSentence(name)
      ) {
        push(name, price, line);
        return;
      }
      // "Doble interior, desde 64 € la noche."
      const isEntry =
        name.length < 60 &&
        /[,:–-]\s*(?:ab|from|d[èe]s|à partir de|desde|a partir d[ei]|da)?\s*$/iu.test(name) &&
        unit.test(after.replace(/[.!]$/, "")) &&
        !isSentence(name);
      if (isEntry && isSentence(line.text)) {
        push(name, price, line);
        return;
      }
      if (isSentence(line.text) || /^[^\p{L}]*\d[.,]?\d*\.$/u.test(line.text.slice(price.start))) {
        const card = cardOf();
        if (card) push(card, price, line);
        return;
      }
      if (!unit.test(after) && !isDotted && !/^\s*[(/–-]/.test(after)) return;
      const card = cardHeading(lines, at, before);
      if (card && !isDotted) {
        push(card, price, line, tidyName(name));
        return;
      }
      const isShort = name.trim().split(/\s+/).length <= 9;
      const title =
        onlyPriceWords.test(name) ||
        unit.test(name) ||
        /^\s*(?:ab|from|à partir|desde|da)\b/i.test(name)
          ? cardTitle(lines, at, before)
          : null;
      if (title) push(title, price, line);
      else if (isShort || isDotted) push(name, price, line, unit.test(after) ? "" : after);
      return;
    }
    if (/\p{L}{3}/u.test(after) && !unit.test(after)) {
      const card = cardOf();
      if (card) {
        push(card, price, line);
        return;
      }
      const isPriceFirst = /^\s*[.…·_]{3,}\s*\p{L}/u.test(after);
      if (
        after.length < 60 &&
        !isSentence(after) &&
        (isPriceFirst || (/^\s*[-–:|]?\s*\p{L}/u.test(after) && line.place !== "text"))
      )
        push(after, price, line);
      return;
    }
    const title = cardOf() ?? cardTitle(lines, at, before);
    if (title && (unit.test(after) || (after.length < 60 && lines[at - 1]?.text === title))) {
      const [, text] = [title, textBetween(lines, at, title)];
      push(title, price, line, text);
    }
  });
  return found;
}

/** Pages that are called a menu or a price list, and where amounts are set apart from names. */
const menuPages = (lines: readonly Line[]): string[] =>
  [...new Set(lines.map(({ page }) => page))].filter((page) => {
    const own = lines.filter((line) => line.page === page && !line.isForeign);
    const [title] = own.filter(({ isHeading }) => isHeading);
    return (
      priceHeading.test(`${title?.text ?? ""} ${page.replace(/^https?:\/\/[^/]*/, "")}`) &&
      own.filter(endsInElement).length >= 3
    );
  });

/** Lines that all end in an amount with cents, in one list or table: it is one of prices. */
function pricedShapes(lines: readonly Line[], hasSign: boolean): Set<Line> {
  const shaped = lines.filter(
    ({ text, place, isForeign, hasPriceClass, heading }) =>
      !isForeign &&
      (place !== "text" || hasPriceClass || hasSign || priceHeading.test(heading)) &&
      /\p{L}{3}/u.test(text) &&
      text.length < 120 &&
      (/(?:^|[\s\t])\d{1,4}[.,]\d{2}$/.test(text) ||
        (priceHeading.test(heading) && /\p{L}[.)]?\s{1,3}\d{1,3}(?:[.,]\d)?$/u.test(text))) &&
      !/\d[.:,]\d{2}\s*(?:-|–|bis|to|a|à)\s*\d/.test(text),
  );
  return new Set(shaped.length >= 3 ? shaped : []);
}

/** The heading of a card in a row of cards, each with a price in its text. */
function cardHeading(lines: readonly Line[], at: number, before: number): string | null {
  if (lines[at]?.place !== "text" || lines[at]?.isHeading) return null;
  const isTitle = (line: Line | undefined): line is Line =>
    line?.isHeading === true && /^h[3-6]$/.test(line.block?.name ?? "");
  const titleAt = [at - 1, at - 2, at - 3].find(
    (index) => index > before && lines[index]?.isHeading,
  );
  const title = titleAt === undefined ? undefined : lines[titleAt];
  if (!isTitle(title)) return null;
  // Under the heading of a part of a menu stand several prices.
  for (const other of lines.slice(at + 1, at + 8)) {
    if (other.isHeading || other.page !== title.page) break;
    const price = pricesIn(other.text, "EUR", "CHF")[0] ?? lastAmount(other.text, "EUR");
    const label = other.text.slice(0, price?.start).trim();
    const isRepeated = (it: Line) => it !== other && label !== "" && it.text.startsWith(label);
    if (
      price &&
      other.text.length < 60 &&
      !lines.slice(Math.max(0, at - 12), at + 12).some(isRepeated)
    )
      return null;
  }
  const next = [at + 1, at + 2].map((index) => lines[index]).find((line) => line?.isHeading);
  const last = lines
    .slice(Math.max(0, (titleAt ?? 0) - 4), titleAt)
    .findLast((line) => line.isHeading);
  return [next, last].some((line) => isTitle(line) && line.block?.name === title.block?.name)
    ? title.text
    : null;
}

/** How many elements around a price may be its card. */
const farthestCard = 8;

/** The title of the card that a price stands in: what is above it, up to the price before. */
function cardTitle(lines: readonly Line[], at: number, before: number): string | null {
  const line = lines[at];
  if (!line) return null;
  let above: Line[] = [];
  for (let index = at - 1; index > before && index >= at - 5; index -= 1) {
    const other = lines[index];
    if (!other || other.page !== line.page || other.isForeign) break;
    // The second price of the row before.
    if (/^[\d.,\s€£$]+$/.test(other.text)) break;
    above.unshift(other);
  }
  if (line.block) {
    const around = ancestorsOf(line.block, farthestCard + 1);
    let isFound = false;
    for (const container of around.slice(0, farthestCard)) {
      const inside = above.filter(({ block }) => contains(container, block));
      // "2 pieces" beside the price is not yet the title.
      if (inside.some(({ text }) => !unit.test(text) && /\p{L}{3}/u.test(text))) {
        above = inside;
        isFound = true;
        break;
      }
      // The price may stand above its title.
      const [title] = lines
        .slice(at + 1, at + 4)
        .filter(({ block, page }) => page === line.page && contains(container, block));
      if (title?.isHeading && pricesIn(title.text, null, "CHF").length === 0) return title.text;
    }
    if (!isFound && around.length <= farthestCard) return null;
  }
  const real = above.findLast(
    ({ isHeading, block }) => isHeading && /^h[1-6]$/.test(block?.name ?? ""),
  );
  const title =
    real ??
    above.findLast(
      ({ isHeading, block }) =>
        isHeading ||
        /title|name|titre|titel|nome/i.test(
          (block?.attribs.class ?? "").replace("field--name-", ""),
        ),
    );
  if (title) return title.text;
  // Without a heading, only what stands alone above it.
  const first = above[0];
  return first && above.length <= 2 && first.text.length <= 60 && !isSentence(first.text)
    ? first.text
    : null;
}

function textBetween(lines: readonly Line[], at: number, title: string): string {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    if (lines[index]?.text === title) {
      return lines
        .slice(index + 1, at)
        .map(({ text }) => text)
        .join(" ");
    }
  }
  return "";
}

/** "Earl Grey <b>5</b>" and "<b>Earl Grey</b> 5": the amount is set apart. */
const endsInElement = ({ block }: Line): boolean => {
  const parts = (block?.children ?? []).filter(
    (child) => isElement(child) || (child.type === ElementType.Text && child.data.trim() !== ""),
  );
  const [last, before] = parts.toReversed();
  if (!last) return false;
  return isElement(last)
    ? isAmount.test(textOf(last, 20))
    : last.type === ElementType.Text &&
        isAmount.test(last.data.trim()) &&
        parts.length === 2 &&
        isElement(before ?? null);
};

const isAmount = /^\d{1,4}(?:[.,]\d{1,2})?$/;

/** Whether a row names the columns of its table. */
const isHead = ({ block }: Line): boolean =>
  block?.name === "tr" && block.children.every((cell) => !isElement(cell) || cell.name === "th");

const isCurrency = /€|\beuros?\b|\beur\b|\bchf\b|£|\$/iu;

const offerHeading =
  /(?<![\p{L}\d])(?:leistungen|unsere? angebote?|angebot|services?|what we do|practice areas|areas of practice|our work|treatments|behandlungen|schwerpunkte|fachgebiete|rechtsgebiete|t[äa]tigkeit\p{L}*|prestations|nos services|comp[ée]tences|domaines|expertises?|soins|servicios|lo que hacemos|especialidades|[áa]reas de (?:atua[çc][ãa]o|pr[áa]ctica)|servizi|cosa facciamo|competenze|aree di attivit[àa]|trattamenti|servi[çc]os|o que fazemos|especialidades|tratamentos|sortiment|produkte|products|produits|productos|prodotti|produtos|kurse|classes|courses|cours|clases|corsi|aulas)(?![\p{L}\d])/iu;

/** What is offered without a price: the short entries of a list under a heading that says so. */
export function offersIn(lines: readonly Line[]): FoundItem[] {
  const lists = new Map<Element, Line[]>();
  for (const line of lines) {
    const { block } = line;
    const list = block?.name === "li" ? block.parent : null;
    if (!list || !("name" in list) || line.isForeign) continue;
    lists.set(list as Element, [...(lists.get(list as Element) ?? []), line]);
  }
  const found: FoundItem[] = [];
  for (const [list, entries] of lists) {
    if (entries.length < 3 || entries.length > 14 || isNavigation(list)) continue;
    if (!offerHeading.test(entries[0]?.heading ?? "")) continue;
    if (
      !entries.every(
        ({ text }) => isName(tidyName(text)) && text.length <= 60 && !/\d{3}|\.$/.test(text),
      )
    )
      continue;
    for (const line of entries) {
      found.push({ value: { name: tidyName(line.text) }, line, isDoubtful: true });
    }
  }
  return found;
}

const isNavigation = (list: Element): boolean =>
  ancestorsOf(list, 60).some(
    ({ name, attribs }) =>
      /^(?:nav|header|footer)$/.test(name) ||
      /\b(?:nav\w*|menu|breadcrumb\w*|footer)\b/i.test(attribs.class ?? ""),
  );
