import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { openSiteCases } from "@/db/open-site-cases";
import { siteCaseLists } from "@/db/words/site-reports";
import { agesOfCases } from "../rules";
import type { Figures } from "../schemas";

/** The open cases about sites, by their lists and ages. */
export async function countOpenCases(now: number): Promise<Figures["openCases"]> {
  const ages = agesOfCases(now);
  const numbered = ages.map(
    ({ from, to }, age) =>
      sql`(${age}::int, ${from ?? "-infinity"}::timestamptz, ${to ?? "infinity"}::timestamptz)`,
  );
  // A moment of a filter means its whole millisecond.
  const rows = await database().execute<{ list: string; age: number; count: number }>(sql`
    select list, age, count(*)::int as count
    from ${openSiteCases}
    join (values ${sql.join(numbered, sql`, `)}) as ages (age, since_first, since_last)
      on since >= since_first and since < since_last + interval '1 millisecond'
    group by list, age`);
  return siteCaseLists.map((list) => ({
    list,
    ages: ages.map((it, age) => ({
      ...it,
      count: rows.find((row) => row.list === list && row.age === age)?.count ?? 0,
    })),
  }));
}
