import "server-only";
import { and, asc, desc, eq, gte, sum } from "drizzle-orm";
import { database } from "@/db/client";
import { sitePageViews, siteReferrals, siteVisitDays } from "@/db/schema/visits";
import { isHostedHere } from "../is-hosted-here";
import { requireSiteRow } from "../queries/site";
import { dayOf, daysAfter, shownDays } from "./rules";
import type { VisitsView } from "./schemas";

/** Rows in the lists of pages and of sources. */
const listed = 20;

/** The visits of a customer's site in the last 90 days. */
export async function requireVisits(
  userId: number,
  license: string,
  now = Date.now(),
): Promise<VisitsView> {
  const { row } = await requireSiteRow(userId, license);
  const { invoiceItemId } = row;
  const today = dayOf(now);
  const first = daysAfter(today, 1 - shownDays);
  const [stored, pages, sources] = await Promise.all([
    listDays(invoiceItemId, daysAfter(first, -shownDays)),
    listPages(invoiceItemId, first),
    listHosts(invoiceItemId, first),
  ]);
  const byDay = new Map(stored.map((it) => [it.day, it]));
  const days = Array.from({ length: shownDays }, (_, at) => {
    const day = daysAfter(first, at);
    return byDay.get(day) ?? { day, visits: 0, views: 0, programs: 0 };
  });
  const before = stored.filter(({ day }) => day < first);
  return {
    isCounted: isHostedHere(),
    days,
    visits: total(days.map(({ visits }) => visits)),
    views: total(days.map(({ views }) => views)),
    programs: total(days.map(({ programs }) => programs)),
    visitsBefore: total(before.map(({ visits }) => visits)),
    pages,
    sources,
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);

const listDays = (invoiceItemId: number, first: string) =>
  database()
    .select({
      day: siteVisitDays.day,
      visits: siteVisitDays.visits,
      views: siteVisitDays.views,
      programs: siteVisitDays.programs,
    })
    .from(siteVisitDays)
    .where(and(eq(siteVisitDays.invoiceItemId, invoiceItemId), gte(siteVisitDays.day, first)))
    .orderBy(siteVisitDays.day)
    .limit(2 * shownDays);

function listPages(invoiceItemId: number, first: string) {
  const views = sum(sitePageViews.views).mapWith(Number);
  return database()
    .select({ path: sitePageViews.path, views })
    .from(sitePageViews)
    .where(and(eq(sitePageViews.invoiceItemId, invoiceItemId), gte(sitePageViews.day, first)))
    .groupBy(sitePageViews.path)
    .orderBy(desc(views), asc(sitePageViews.path))
    .limit(listed);
}

function listHosts(invoiceItemId: number, first: string) {
  const views = sum(siteReferrals.views).mapWith(Number);
  return database()
    .select({ host: siteReferrals.host, views })
    .from(siteReferrals)
    .where(and(eq(siteReferrals.invoiceItemId, invoiceItemId), gte(siteReferrals.day, first)))
    .groupBy(siteReferrals.host)
    .orderBy(desc(views), asc(siteReferrals.host))
    .limit(listed);
}
