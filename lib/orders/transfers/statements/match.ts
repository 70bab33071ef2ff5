import { parseReference } from "@/lib/orders/invoices/rules";
import { hashOf } from "@/lib/secrets";
import { openOf, type TransferOrder } from "../rules";
import type { StatementLine } from "./line";

/**
 * A name of each line that is the same whenever it is loaded. Lines that are alike in every respect
 * are counted, so that two payments of one day stay two.
 */
export function fingerprintsOf(lines: readonly StatementLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ day, amountCents, currency, payer, purpose, bankReference }) => {
    const parts = [day, amountCents, currency, payer, purpose, bankReference];
    const facts = JSON.stringify(parts);
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return hashOf(`${facts}#${count}`);
  });
}

export interface Candidate extends TransferOrder {
  id: number;
  currency: string;
  company: string;
  /** The orders that it replaces, after their marks were taken back. */
  replaces: readonly number[];
}

type Line = Pick<StatementLine, "amountCents" | "currency" | "payer" | "purpose">;

export interface Match {
  id: number;
  reasons: ("reference" | "name" | "amount")[];
}

/** The order ids in a text: with or without spaces, which some banks put anywhere. */
export function referencesIn(purpose: string): number[] {
  const text = purpose.toUpperCase();
  const found = [...text.matchAll(/R\s*F(?:\s*\d){8,12}/g)].flatMap(([match]) => {
    const digits = match.replace(/\s/g, "");
    // A number may follow the reference: the shorter ones are tried too.
    return Array.from({ length: digits.length - 9 }, (_, at) =>
      parseReference(digits.slice(0, digits.length - at)),
    ).find((id) => id !== null);
  });
  return found.flatMap((id) => id ?? []);
}

const legalForms =
  /\b(gmbh|ag|kg|ohg|ug|mbh|co|ltd|limited|llc|inc|corp|plc|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as|aps|se|eg|ev|gbr|the|und|and|et)\b/g;

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(legalForms, " ")
    .split(" ")
    .filter((word) => word.length > 1);

/** The share of the words of an order's company that the payer's name has. */
function likeness(payer: ReadonlySet<string>, company: readonly string[]): number {
  if (company.length === 0) return 0;
  return company.filter((word) => payer.has(word)).length / company.length;
}

const enoughLikeness = 0.6;

const mostMatches = 3;

const weights = { reference: 8, name: 2, amount: 3 };

/** Finds the orders that a line may be for, the nearest first, and why. */
export function matcherOf(candidates: readonly Candidate[]): (line: Line) => Match[] {
  const known = candidates.map((order) => ({
    ...order,
    open: openOf(order),
    words: wordsOf(order.company),
  }));
  return (line) => {
    const references = referencesIn(line.purpose);
    const payer = new Set(wordsOf(line.payer));
    return known
      .filter(({ currency }) => currency === line.currency)
      .map(({ id, replaces, open, words }) => {
        const like = likeness(payer, words);
        const reasons: Match["reasons"] = [
          ...(references.some((it) => it === id || replaces.includes(it))
            ? (["reference"] as const)
            : []),
          ...(like >= enoughLikeness ? (["name"] as const) : []),
          ...(open > 0 && open === line.amountCents ? (["amount"] as const) : []),
        ];
        const weight = reasons.reduce((sum, reason) => sum + weights[reason], like);
        return { id, reasons, weight };
      })
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.weight - a.weight || b.id - a.id)
      .slice(0, mostMatches)
      .map(({ id, reasons }) => ({ id, reasons }));
  };
}

/**
 * The order that a line is for, so that a person only has to confirm it: its reference says so, or
 * name and amount are those of one order alone. Null where a person has to choose.
 */
export function certainMatch(matches: readonly Match[]): number | null {
  const [first, second] = matches;
  if (!first) return null;
  const isSure = ({ reasons }: Match) =>
    reasons.includes("reference") || (reasons.includes("name") && reasons.includes("amount"));
  if (!isSure(first)) return null;
  const rivals = second !== undefined && isSure(second);
  const isByReference = first.reasons.includes("reference");
  return rivals && second.reasons.includes("reference") === isByReference ? null : first.id;
}
