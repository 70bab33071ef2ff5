import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import type { ReportFigures } from "../schemas";

type Totals = Omit<ReportFigures, "year" | "years" | "kinds" | "grounds">;

interface Group {
  is_kind: boolean;
  word: string;
  number: number;
}

/** The cases that began in a year (Article 15 of Regulation (EU) 2022/2065). */
export async function getReportFigures(now: Date, asked?: number): Promise<ReportFigures> {
  const year = asked ?? now.getUTCFullYear();
  const ofYear = sql`received_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')
    and received_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'UTC')`;
  const isNotice = sql`source = 'notice'`;
  const [[totals], groups, years] = await Promise.all([
    database().execute<Record<keyof Totals, number>>(sql`
      select count(*) filter (where ${isNotice})::int as "notices",
        count(*) filter (where ${isNotice} and status = 'open')::int as "open",
        count(*) filter (where ${isNotice} and status not in ('open', 'no_action'))::int as "takenDown",
        count(*) filter (where ${isNotice} and status = 'no_action')::int as "noAction",
        count(*) filter (where source = 'shop')::int as "ownTakedowns",
        (percentile_cont(0.5) within group (order by extract(epoch from decided_at - received_at) / 3600)
          filter (where ${isNotice}))::float8 as "medianHours",
        count(objected_at)::int as "objections",
        count(*) filter (where objected_at is not null and status = 'restored')::int as "restored",
        count(*) filter (where status = 'upheld')::int as "upheld"
      from ${siteReports} where ${ofYear}`),
    database().execute<Group & Record<string, unknown>>(sql`
      select true as is_kind, kind as word, count(*)::int as number
      from ${siteReports} where ${ofYear} and ${isNotice} group by kind
      union all
      select false, ground, count(*)::int
      from ${siteReports} where ${ofYear} and ground is not null and decided_with_id is null
      group by ground
      order by 3 desc, 2`),
    database().execute<{ year: number }>(sql`
      select distinct extract(year from received_at at time zone 'UTC')::int as year
      from ${siteReports} order by 1 desc`),
  ]);
  if (!totals) throw new Error("An aggregate has one row.");
  const counted = (isKind: boolean) =>
    Object.fromEntries(
      groups.filter((it) => it.is_kind === isKind).map(({ word, number }) => [word, number]),
    );
  const known = new Set([now.getUTCFullYear(), year, ...years.map((it) => it.year)]);
  return {
    ...totals,
    year,
    years: [...known].sort((one, other) => other - one),
    kinds: counted(true),
    grounds: counted(false),
  };
}
