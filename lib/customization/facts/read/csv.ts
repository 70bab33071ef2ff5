import { parse } from "csv-parse/sync";
import { factLimits } from "../limits";
import { type Finding, factItemSchema } from "../schemas";
import { amountOf, currencyOfSign, pricesIn } from "./prices";

type Column = "name" | "price" | "text" | "currency";

const headers: Readonly<Record<Column, RegExp>> = {
  name: /^(?:name|title|item|product|article|service|dish|bezeichnung|titel|artikel|produkt|leistung|gericht|speise|nom|titre|produit|prestation|plat|nombre|t[ií]tulo|producto|art[ií]culo|servicio|plato|nome|titolo|prodotto|articolo|servizio|piatto|produto|artigo|servi[cç]o|prato)\b/iu,
  price:
    /^(?:unit ?price|price|amount|cost|preis|betrag|prix|tarif|montant|precio|importe|tarifa|prezzo|importo|tariffa|pre[cç]o|valor)\b/iu,
  text: /^(?:text|description|details?|beschreibung|info|zutaten|texte|descriptif|texto|descripci[oó]n|testo|descrizione|descri[cç][aã]o|notes?|notiz)\b/iu,
  currency: /^(?:currency|w[aä]hrung|devise|moneda|valuta|moeda)\b/iu,
};

const signOf = /€|£|R\$|\$|\b(?:EUR|CHF|GBP|USD|BRL)\b/u;

/** The sign that most likely separates the cells of a line. */
const separatorOf = (text: string): string => {
  const line = text.slice(0, text.search(/\r?\n|$/));
  if (line.includes("\t")) return "\t";
  return line.includes(";") ? ";" : ",";
};

const isAmount = (cell: string, currency: string): boolean =>
  /\d/.test(cell) && !/\p{L}{4}/u.test(cell) && priceOf(cell, currency) !== null;

function priceOf(cell: string, currency: string) {
  const [found] = pricesIn(cell, currency);
  if (found) return { amount: found.amount, currency: found.currency };
  const amount = amountOf(cell.trim(), currency);
  return amount === null ? null : { amount, currency };
}

/** The columns by their header, or else by what stands in them. */
function columnsOf(rows: readonly string[][], currency: string) {
  const [first = []] = rows;
  const columns: Partial<Record<Column, number>> = {};
  for (const column of ["name", "price", "text", "currency"] as const) {
    const at = first.findIndex((cell) => headers[column].test(cell.trim()));
    if (at >= 0) columns[column] = at;
  }
  if (columns.name !== undefined) return { columns, start: 1 };

  const width = Math.max(...rows.slice(0, 20).map((row) => row.length));
  const share = (at: number, test: (cell: string) => boolean) =>
    rows.slice(0, 20).filter((row) => test(row[at] ?? "")).length / Math.min(rows.length, 20);
  const all = Array.from({ length: width }, (_, at) => at);
  const price = all.findLast((at) => share(at, (cell) => isAmount(cell, currency)) > 0.5);
  const worded = all.filter(
    (at) => at !== price && share(at, (cell) => /\p{L}{2}/u.test(cell)) > 0.5,
  );
  const start = price !== undefined && !isAmount(first[price] ?? "", currency) ? 1 : 0;
  return { columns: { name: worded[0], price, text: worded[1] }, start };
}

/** The items of a table: their columns are told by a header in any of the six languages, or by what they hold. */
export function readCsv(text: string, page: string): Finding[] {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: factLimits.items + 1,
      max_record_size: 100_000,
    });
  } catch {
    return [];
  }
  const [sign] = signOf.exec(text.slice(0, 100_000)) ?? [];
  const ownCurrency = (sign && currencyOfSign(sign)) ?? null;
  const { columns, start } = columnsOf(rows, ownCurrency ?? "EUR");
  const cellOf = (row: readonly string[], column: Column): string => {
    const at = columns[column];
    return at === undefined ? "" : (row[at] ?? "").replace(/\s+/g, " ").trim();
  };

  const findings: Finding[] = [];
  for (const row of rows.slice(start)) {
    const code = cellOf(row, "currency").toUpperCase();
    const currency = /^[A-Z]{3}$/.test(code) ? code : ownCurrency;
    const written = cellOf(row, "price");
    const price = written ? priceOf(written, currency ?? "EUR") : null;
    const { success, data } = factItemSchema.safeParse({
      name: cellOf(row, "name"),
      text: cellOf(row, "text").slice(0, factLimits.itemText) || undefined,
      price: price ?? undefined,
    });
    if (!success) continue;
    findings.push({
      fact: "item",
      value: data,
      source: { page, place: "table" },
      // Without a sign the currency is only a guess.
      isDoubtful: data.price !== undefined && currency === null,
    });
  }
  return findings.slice(0, factLimits.items);
}
