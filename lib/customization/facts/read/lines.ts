import type { ChildNode, Document, Element } from "domhandler";
import { ElementType } from "htmlparser2";
import type { FactSource } from "../schemas";
import { isElement, textOf, walk } from "./dom";

/** A line as a visitor sees it; cells of a row, and a term with its description, are separated by tabs. */
export interface Line {
  text: string;
  /** The heading above it, or an empty text. */
  heading: string;
  /** It belongs to somebody else: a review, a partner, a blog post, the designer of the site. */
  isForeign: boolean;
  isHeading: boolean;
  place: Extract<FactSource["place"], "table" | "list" | "text">;
  /** An element of it is named for a price. */
  hasPriceClass: boolean;
  /** The nearest block around it; null for plain text. */
  block: Element | null;
  page: string;
}

/** A line of which nothing but its text is known. */
export const plainLine = (text: string, page: string): Line => ({
  text,
  heading: "",
  isForeign: false,
  isHeading: false,
  place: "text",
  hasPriceClass: false,
  block: null,
  page,
});

const blocks = new Set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main marquee menu nav ol optgroup p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const unseen = new Set(
  "script style noscript template svg iframe object head select textarea del s strike audio video canvas map".split(
    " ",
  ),
);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Class names and ids of parts that speak of others or to nobody. */
const foreignNames =
  /(?:^|[\s_-])(?:cookie\w*|consent|gdpr|newsletter\w*|testimonials?|reviews?|rezension\w*|bewertung\w*|kundenstimmen?|stimmen|guestbook|gaestebuch|avis|temoignages?|opinion\w*|recension[ei]|depoimentos?|partners?|partenaires?|sponsors?|lieferanten|blog(?!-featured)(?:-?posts?)?|posts?-(?:list|grid|teaser|card)|latest-posts|news|aktuelles|credits?|impressum-web|nearby|umgebung|vicino|dintorni|alentours|cercanias|arredores)(?=$|[\s_-])/i;
const crossedOut =
  /(?:^|[\s_-])(?:old-?price|price-?-?old|was|uvp|strike|line-through|text-decoration-line-through|price-was|regular-price-old|streichpreis)(?=$|[\s_-])/i;

/** Classes of kits for the price of before and for what is taken off, where the price of now stands beside it. */
const formerPrice =
  /(?:^|[\s_-])(?:regular-price|non-sale(?:-price)?|before-discount|was-price|list-price|compare-at|discount(?:-(?:percentage|amount))?)(?=$|[\s_-])/i;

const isBesidePrice = (element: Element): boolean => {
  if (!/\d/.test(textOf(element, 60))) return false;
  let next = element.next;
  // The price of now stands next to it, or behind what is taken off.
  for (let steps = 0; next && steps < 6; steps += 1, next = next.next) {
    if (
      isElement(next) &&
      !formerPrice.test(next.attribs.class ?? "") &&
      /\d/.test(textOf(next, 60))
    )
      return true;
  }
  return false;
};

const foreignHeading =
  /(?<![\p{L}\d])(?:(?:otros|outros|altri|autres|other|andere|weitere) (?:pro\w+|compan\w+|business\w*|betriebe|firmen|empresas|entreprises|aziende)|(?<!(?:&|und|and|et|y|e) )partner\w*|partenaires?|socios|fornitori|fournisseurs?|producteurs?|lieferant\w*|suppliers?|proveedores|fornecedores|parceiros|blog|news|neuigkeiten|aktuelles|actualit[ée]s?|noticias|notizie|novit[àa]|novidades|stimmen|testimonials?|reviews?|bewertungen|rezensionen|g[äa]stebuch|guestbook|avis|t[ée]moignages?|opiniones|recensioni|depoimentos|dicono di noi|was .{0,20} sagen|h[ée]bergeur|h[ée]bergement du site|hosting|hoster|m[ée]diat\w*|streit\w*|schlichtung\w*|aufsichtsbeh[öo]rde|kammer|near us|nearby|umgebung|in the area|ausflugsziele|webdesign|web design|gestaltung|umsetzung|credits|cr[ée]dits|bildnachweis|datenschutzbeauftragte\w*|articles?|artigos|art[íi]culos|articoli|presse|press|links?|posts|journal|from the journal|le carnet|amigos|friends|umzug|qu[ée] hay cerca|pr[èe]s de|nei dintorni|nas redondezas|clients? words?|kind words|ils en parlent.*|les clients|notizie|trabalhe conosco|recrutement|jobs|karriere|stellenangebote?|wir suchen|we'?re hiring|on recrute|nous recrutons|cerchiamo|qu[ée] ver|what to see|que voir|cosa vedere|o que ver|empleo|lavora con noi|o que dizem.*|lo que dicen.*|what (?:our )?(?:clients|customers|people|guests) say.*)(?![\p{L}\d])/iu;

const ownHeading =
  /kontakt|contact|contatt|find us|visit|finden|anfahrt|[öo]ffnungs|opening|hours|horaires|horario|orari|hor[áa]rio|dove|d[óo]nde|onde|impressum|adresse|address/i;

/** What a line says that gives the name, the phone or the address of somebody else. */
export const foreignLine =
  /web-?\s?(?:design|master|site (?:by|von|par|di|de)|site:|agentur|entwicklung|agence|agencia|agenzia|agency|studio)|(?<!\p{L})(?:agentur|agence web|agencia digital|agente digitalizador|digitalizador|digital agency|marketing by|law firm marketing|publicit[ée]|anzeige|werbung|conçu par|hecha por|fatto da|feito por|cr[ée]ation\s*:|sito\s*:|plugin|kit digital)(?!\p{L})|(?:site|website|homepage|page|seite|sito|p[áa]gina)(?![\p{L}\d]).{0,12}(?<![\p{L}\d])(?:by|von|par|da|di|por|r[ée]alis|realizz|erstellt|cr[ée][ée]|hecha|desarrollad|desenvolvid)|(?<![\p{L}\d])(?:powered|booking by (?!phone|e-?mail|tel|app)|propuls[ée]|hosted|hosting|entwurf|assurances?|versicherung\w*|insur(?:ance|er)|assicurazion\w+|jurybericht|provider|design(?:ed)?\s*(?:by|:|von)|made by|created by|built by|umsetzung|realisation|realisierung|r[ée]alisation|realizzazione|realizzato|conception|(?:fotos?|photos?|fotografie|bilder|immagini|imagens) ?:|programmierung|desenvolvid\w*|desarrollad\w*|dise[ñn]o(?: web)?:|criação|layout:|theme|template)(?![\p{L}\d])|(?<![\p{L}\d])(?:bankverbindung|sparkasse|volksbank|raiffeisen\w*|banque|banco|banca|iban|bic|blz|kto)(?![\p{L}\d])|(?<![\p{L}\d])(?:liefert|lieferant|distribuit[ao]|distribu[ií]d[oa]|colaborador|atenci[óo]n al cliente|domiciliatario|stadtarchiv|taxi|navi|tiefgarage|parkhaus|sac do|client words|supplied by|supplier|fourni(?:e?s?) par|(?<!(?:&|und|and|et|y|e) )partner(?:in|betrieb)?|partenaire|proveedor|fornitore|fornecedor|kooperation|affiliat[ao]|verband|f[ée]d[ée]ra[tcz]\w*)(?![\p{L}\d])|(?<![\p{L}\d])(?:ordre des|kammer|[\p{L}]*kammer|schlichtungs\w*|arbitragem|lit[íi]gio|m[ée]diat(?:eur|ion|ore)|ombuds\w*|aufsichtsbeh[öo]rde|amtsgericht|handelsgericht|firmenbuchgericht|finanzamt|data protection officer|datenschutzbeauftragte\w*|col[ée]gio de|ordem dos|ordine degli|h[ée]bergeur|h[ée]berg[ée])(?![\p{L}\d])|(?<![\p{L}\d])(?:next (?:door )?to|opposite|[àa] c[ôo]t[ée] d(?:e|u|es)?|en face d(?:e|u|es)?|neben de[rm]|gegen[üu]ber|nebenan|frente a|junto a|al lado del?|di fronte|accanto a|ao lado d|em frente)(?![\p{L}\d])/iu;

/** Classes of kits for what nobody sees, and of fonts whose words are drawn as icons. */
const unseenNames = /(?:^|\s)(?:hidden|d-none|is-hidden|material-(?:icons|symbols)[\w-]*)(?=$|\s)/i;
/** Kits show on one size of screen what they hide on others. */
const shownAgain =
  /(?:^|\s)(?:\w+:(?:block|flex|grid|inline[\w-]*|table[\w-]*)|d-\w+-\w+)(?=$|\s)/i;

const isHidden = (element: Element): boolean => {
  const { hidden, style, class: names = "" } = element.attribs;
  if (hidden !== undefined) return true;
  if (unseenNames.test(names) && !shownAgain.test(names)) return true;
  if (
    style &&
    /display\s*:\s*none|visibility\s*:\s*hidden|text-decoration[\w-]*\s*:\s*line-through/i.test(
      style,
    )
  )
    return true;
  if (formerPrice.test(names) && isBesidePrice(element)) return true;
  // "was" is German for what is offered.
  return crossedOut.test(names) && /\d/.test(textOf(element, 60));
};

/** Whether a quotation is one; old pages indent with it. */
const isQuote = (element: Element): boolean => {
  if (element.name !== "blockquote") return false;
  if (/(?:orari|zeiten|hours|horaires|hor[áa]rio|tel[.:é]|@)/i.test(textOf(element, 300)))
    return false;
  let parts = 0;
  walk(element, (node) => {
    if (isElement(node) && /^(?:br|li|table|h[1-6]|hr)$/.test(node.name)) parts += 1;
    return parts < 3 || "stop";
  });
  return parts < 3;
};

/** What an empty element says of the number beside it: a picture or a sign of a font. */
function iconWord({ name, attribs, children }: Element): string {
  if (!/^(?:i|span|svg|img|use)$/.test(name)) return "";
  const { class: names = "", alt = "", src = "" } = attribs;
  if (!/(?:^|[^a-z])(?:tele)?fax(?:[^a-z]|$)/i.test(`${names} ${alt} ${src.slice(-40)}`)) return "";
  return children.some((child) => child.type === ElementType.Text && child.data.trim() !== "")
    ? ""
    : " Fax: ";
}

/** A number or an address that is drawn as a picture, and the sign in a mailbox. */
function pictureText({ attribs: { alt = "" } }: Element): string {
  if (alt === "@") return alt;
  return alt.length < 160 && /\p{L}/u.test(alt) && /\d{3}[ ./-]?\d{2}|\d{4} \p{Lu}/u.test(alt)
    ? `\t${alt}\t`
    : "";
}

/** Whether an element is a part of an amount, such as the cents. */
const isAmount = ({ parent }: Element): boolean =>
  parent !== null &&
  isElement(parent) &&
  parent.children.length < 8 &&
  /^[€£$\d.,\s]{2,14}$/.test(textOf(parent, 20));

const foreignTypes = /(?:Review|Person|Article|BlogPosting|NewsArticle|Rating|Comment)$/;

const isForeignPart = (element: Element): boolean => {
  const { class: names = "", id = "", itemprop = "", itemtype = "", role } = element.attribs;
  if (element.name === "body" || element.name === "html" || element.name === "main") return false;
  if (role === "dialog") return true;
  if (foreignNames.test(names) || foreignNames.test(id)) return true;
  if (/^(?:review|author|comment)/.test(itemprop) || foreignTypes.test(itemtype)) return true;
  return isQuote(element);
};

const isRow = (element: Element): boolean => {
  if (element.name !== "tr") return false;
  let cells = 0;
  let isLayout = false;
  walk(element, (node) => {
    if (isLayout) return "stop";
    if (!isElement(node)) return true;
    if (node.name === "td" || node.name === "th") {
      cells += 1;
      const text = textOf(node, 300);
      let parts = 0;
      walk(node, (inner) => {
        if (isElement(inner) && /^(?:table|ul|h[1-6]|p|br|hr)$/.test(inner.name)) {
          parts += inner.name === "table" || inner.name === "ul" ? 9 : 1;
        }
        return parts < 5 || "stop";
      });
      if (text.length > 250 || parts > 3) isLayout = true;
      return false;
    }
    return true;
  });
  return !isLayout && cells > 1;
};

const clean = (text: string): string =>
  text
    .replace(/\u200b|\u200c|\u200d|\ufeff|\u00ad|\u2060/g, "")
    // First of all: patterns that look for something behind spaces would begin at each of them.
    .replace(/[^\S\t]+/g, " ")
    .replace(/ ?\t[\t ]*/g, "\t")
    .trim();

/** Whether a heading above says nothing of what begins here. */
const isNewPart = ({ name, attribs }: Element, headingRank: number): boolean =>
  name === "footer" ||
  /(?:^|[\s_-])(?:footer|fuss|fusszeile|pie|kontakt|contact)/i.test(
    `${attribs.class ?? ""} ${attribs.id ?? ""}`,
  ) ||
  (headingRank === 7 && /^(?:section|article|header|aside)$/.test(name));

const maxLines = 4000;

/** The lines of a page in their order. */
export function linesOf(document: Document, page: string): Line[] {
  const lines: Line[] = [];
  let buffer = "";
  let rows = 0;
  let foreign = 0;
  let heading = "";
  let headingRank = 9;
  /** The rank of a heading that speaks of others: those below it do too. */
  let foreignRank = 9;
  /** The part of the page that the heading is the heading of. */
  let scope: Element | null = null;
  let bold = 0;
  let boldLength = 0;
  let inHeading: Element | null = null;
  let term = "";
  let preformatted = 0;
  let hasPriceClass = false;
  const stack: Element[] = [];

  const flush = () => {
    const text = clean(buffer);
    const boldText = boldLength;
    buffer = "";
    boldLength = 0;
    const isPriced = hasPriceClass;
    hasPriceClass = false;
    if (!text || lines.length > maxLines) return;
    const block = stack.findLast((element) => blocks.has(element.name)) ?? null;
    if (block?.name === "dt") {
      term = term ? `${term} ${text}` : text;
      return;
    }
    const isBoldLine =
      boldText >= text.length - 2 && text.length < 60 && !/\d/.test(text) && block?.name !== "td";
    const isTitle = inHeading !== null || isBoldLine || (/:$/.test(text) && text.length < 50);
    if (isTitle) {
      const rank = inHeading ? Number(inHeading.name[1]) : 7;
      heading = text;
      headingRank = rank;
      const [foreign = ""] = foreignHeading.exec(text) ?? [];
      // "Hotel Alte Presse" is a name; "Presse" is not.
      // "No job too small" is a slogan.
      const isShort = text.split(" ").length <= 6 && rank > 1;
      if (foreign && (isShort || foreign.length > text.length / 2))
        foreignRank = Math.min(rank, foreignRank);
      else if (rank <= foreignRank || ownHeading.test(text)) foreignRank = 9;
      const part = stack.at(inHeading ? -3 : -2) ?? null;
      scope = part && !/^(?:body|html|main|td|tr)$/.test(part.name) ? part : null;
    }
    const whole = term ? `${term}\t${text}` : text;
    term = "";
    const inTable = stack.some(({ name }) => name === "tr");
    const inList = stack.some(({ name }) => name === "li" || name === "dl");
    lines.push({
      text: whole.slice(0, 2000),
      heading: isTitle ? "" : heading,
      isHeading: isTitle,
      isForeign: foreign > 0 || foreignRank < 9,
      place: inTable && whole.includes("\t") ? "table" : inList ? "list" : "text",
      hasPriceClass: isPriced,
      block,
      page,
    });
  };

  const marks = new Map<ChildNode, { isRow: boolean; isForeign: boolean }>();
  walk(
    document,
    (node) => {
      if (node.type === ElementType.Text) {
        const parts = preformatted > 0 ? node.data.split("\n") : [node.data.replace(/\s+/g, " ")];
        for (const [at, part] of parts.entries()) {
          if (at > 0) flush();
          buffer += part;
          if (bold > 0) boldLength += part.trim().length;
        }
        return false;
      }
      if (!isElement(node)) return false;
      buffer += iconWord(node);
      if (node.name === "img") buffer += pictureText(node);
      if (unseen.has(node.name) || isHidden(node)) return false;
      if (node.name === "br") {
        if (rows > 0 || (inHeading && buffer)) buffer += " ";
        else flush();
        return false;
      }
      const mark = { isRow: rows === 0 && isRow(node), isForeign: isForeignPart(node) };
      if (blocks.has(node.name)) {
        if (rows > 0) buffer += node.name === "td" || node.name === "th" ? "\t" : " ";
        else flush();
      } else if (
        node.prev &&
        isElement(node.prev) &&
        !blocks.has(node.prev.name) &&
        !isAmount(node)
      ) {
        buffer += " ";
      }
      if (mark.isRow) rows += 1;
      if (mark.isForeign) foreign += 1;
      if (mark.isRow || mark.isForeign) marks.set(node, mark);
      if (headings.has(node.name)) inHeading = node;
      if (node.name === "pre") preformatted += 1;
      if (node.name === "b" || node.name === "strong" || node.name === "u") bold += 1;
      if (isNewPart(node, headingRank)) {
        heading = "";
        foreignRank = 9;
      }
      if (
        /price|preis|prix|tarif|precio|prezzo|pre[cç]o|betrag|importe/i.test(
          node.attribs.class ?? "",
        )
      )
        hasPriceClass = true;
      stack.push(node);
      return true;
    },
    (node) => {
      if (!isElement(node) || stack.at(-1) !== node) return;
      const mark = marks.get(node);
      if (blocks.has(node.name)) {
        if (rows > 0 && !mark?.isRow) buffer += " ";
        else flush();
      }
      if (mark?.isRow) rows -= 1;
      if (mark?.isForeign) foreign -= 1;
      if (inHeading === node) inHeading = null;
      if (node.name === "pre") preformatted -= 1;
      if (node.name === "b" || node.name === "strong" || node.name === "u") bold -= 1;
      if (node === scope || /^(?:section|article|footer|header|aside)$/.test(node.name)) {
        if (node.name !== "article") foreignRank = 9;
        scope = null;
        heading = "";
        headingRank = 9;
      }
      stack.pop();
    },
  );
  flush();
  return lines;
}

/** The lines of a plain text. */
export function linesOfText(text: string, page: string): Line[] {
  let heading = "";
  return text
    .slice(0, 500_000)
    .split(/\r?\n|\f/)
    .slice(0, maxLines)
    .map((line) => clean(line).slice(0, 2000))
    .filter((line) => line !== "")
    .map((line) => {
      const isHeading = /:$/.test(line) && line.length < 50;
      if (isHeading) heading = line;
      return {
        ...plainLine(line, page),
        heading: isHeading ? "" : heading,
        isHeading,
        isForeign: !isHeading && foreignHeading.test(heading),
      };
    });
}
