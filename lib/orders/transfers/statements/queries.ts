import "server-only";
import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { bankLines } from "@/db/schema/transfers";
import { receivedCents } from "../queries";
import { openOf } from "../rules";
import { type Candidate, certainMatch, matcherOf, referencesIn } from "./match";
import type { BankLine } from "./schemas";

/** Closed orders whose money may still come. */
const closedDays = 180;

const mostCandidates = 3_000;

const mostOpenLines = 500;

/** The lines that are neither marked nor put aside, with the orders that they may be for. */
export async function listOpenLines(): Promise<BankLine[]> {
  const lines = await database()
    .select()
    .from(bankLines)
    .where(and(isNull(bankLines.transferId), isNull(bankLines.dismissedAt)))
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .limit(mostOpenLines);
  if (lines.length === 0) return [];
  const candidates = await listCandidates(lines.flatMap(({ purpose }) => referencesIn(purpose)));
  const findMatches = matcherOf(candidates);
  return lines.map(({ id, day, amountCents, currency, payer, purpose }) => {
    const line = { id, day, amountCents, currency, payer, purpose };
    const matches = findMatches(line);
    return {
      ...line,
      orderId: certainMatch(matches),
      matches: matches.flatMap((match) => {
        const order = candidates.find((it) => it.id === match.id);
        return order ? [{ ...match, company: order.company, openCents: openOf(order) }] : [];
      }),
    };
  });
}

/** Orders that wait for money, that were closed not long ago, or that a line names. */
async function listCandidates(named: number[]): Promise<Candidate[]> {
  const waits = or(
    eq(invoices.status, "pending"),
    and(
      inArray(invoices.status, ["cancelled", "expired"]),
      gt(invoices.createdAt, sql`now() - make_interval(days => ${closedDays})`),
    ),
  );
  const isNamed = or(inArray(invoices.id, named), hasTakenBack(named));
  const rows = await database()
    .select({
      id: invoices.id,
      status: invoices.status,
      totalCents: invoices.totalCents,
      receivedCents,
      currency: invoices.currency,
      company: sql<string>`coalesce(nullif(${invoices.customer} ->> 'company', ''),
        concat(${invoices.customer} ->> 'firstname', ' ', ${invoices.customer} ->> 'lastname'))`,
      replaces: sql<number[]>`array(select old.id from ${invoices} as old
        where old.replaced_by = ${invoices.id} and old.status = 'refunded')`,
      isTakenBack: sql<boolean>`(${invoices.status} = 'refunded' and ${invoices.replacedBy} is not null)`,
    })
    .from(invoices)
    .where(and(eq(invoices.method, "bank_transfer"), named.length > 0 ? or(waits, isNamed) : waits))
    // Those that wait come first.
    .orderBy(sql`${invoices.status} <> 'pending'`, sql`${invoices.id} desc`)
    .limit(mostCandidates);
  return rows.flatMap(({ isTakenBack, ...order }) => (isTakenBack ? [] : order));
}

/** The orders that replaced these after a mark was taken back. */
const hasTakenBack = (ids: number[]) =>
  inArray(
    invoices.id,
    database()
      .select({ id: sql<number>`old.replaced_by` })
      .from(sql`${invoices} as old`)
      .where(and(inArray(sql`old.id`, ids), sql`old.status = 'refunded'`)),
  );
