import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { searchSettings } from "@/db/client";

interface Statement {
  query: string;
  params: unknown[];
}

export interface Trace {
  statements: Statement[];
  /** Time to parse, plan and execute, as PostgreSQL logs it. */
  databaseMs: number;
}

/**
 * Replaces the shop's database connection by one that records its statements. `take` returns those since
 * its last call.
 */
export function traceDatabase(url: string) {
  let trace: Trace = { statements: [], databaseMs: 0 };
  const sql = postgres(url, {
    max: 1,
    connection: { client_min_messages: "log", log_duration: true, ...searchSettings },
    onnotice: ({ message }) => {
      trace.databaseMs += Number(/^duration: ([\d.]+) ms/.exec(message ?? "")?.[1] ?? 0);
    },
  });
  const logger = {
    logQuery: (query: string, params: unknown[]) => trace.statements.push({ query, params }),
  };
  const db = drizzle(sql, { casing: "snake_case", logger });
  Object.assign(globalThis, { presetryConnection: { sql, db } });

  return {
    take: (): Trace => {
      const taken = trace;
      trace = { statements: [], databaseMs: 0 };
      return taken;
    },
    stop: () => sql.end({ timeout: 5 }),
  };
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** The first statement that needs a sequential scan of the table. */
export async function scansWhole(table: string, url: string, statements: Statement[]) {
  const sql = postgres(url, { max: 1 });
  try {
    for (const { query, params } of statements) {
      const rows = await sql.unsafe(`explain (format json) ${query}`, params as string[]);
      const plans = rows.flatMap((row) => row["QUERY PLAN"] as { Plan: Plan }[]);
      if (plans.some(({ Plan: plan }) => hasWholeScan(plan, table))) return query;
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const hasWholeScan = (plan: Plan, table: string): boolean =>
  (plan["Node Type"] === "Seq Scan" && plan["Relation Name"] === table) ||
  (plan.Plans ?? []).some((part) => hasWholeScan(part, table));
