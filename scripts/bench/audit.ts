import postgres from "postgres";
import {
  type AuditArea,
  type AuditEventName,
  auditAreas,
  auditEventNames,
} from "@/lib/platform/audit/events";
import { listAuditEvents } from "@/lib/platform/audit/queries";
import { mostListed } from "@/lib/platform/audit/rules";
import type { AuditListQuery } from "@/lib/platform/audit/schemas";
import { step } from "../shared/progress.mjs";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { median, percentile, randomFrom } from "./statistics";
import { scansWhole, type Trace, traceDatabase } from "./traced-database";

const events = 1_000_000;
const accounts = 2_000;
/** Of each of the 96 kinds of page. */
const rounds = 6;
/** The account that caused a tenth of the events. */
const admin = 1;
const pageSize = 20;
const goalMs = 50;
const seed = 20_261_123;
/** The days over which the events are spread. */
const days = 1_000;

/** Pages of the audit trail as the back office asks for them. */
export async function measureAudit(url: string): Promise<Figure[]> {
  await step("Write the audit trail", () => writeTrail(url));
  const database = traceDatabase(url);
  const queries = sampleQueries();
  const taken = await step(`Ask for ${queries.length} pages`, async () => {
    const results = [];
    for (const query of queries) {
      const times = [];
      let statements: Trace["statements"] = [];
      for (let n = 0; n < 3; n++) {
        database.take();
        await listAuditEvents(query);
        const trace = database.take();
        times.push(trace.databaseMs);
        statements = trace.statements;
      }
      results.push({ query, statements, databaseMs: median(times) });
    }
    return results;
  });
  await database.stop();
  const statements = taken.flatMap((it) => it.statements);
  const scan = await step("Explain every statement", () =>
    scansWhole("audit_events", url, statements),
  );
  if (scan) console.log(`Reads the whole table:\n${scan}`);
  const times = taken.map(({ databaseMs }) => databaseMs);
  const slowest = taken.reduce((a, b) => (b.databaseMs > a.databaseMs ? b : a));
  return [
    forInformation("Audit trail, p50", milliseconds(percentile(times, 0.5))),
    atMost("Audit trail, p95", goalMs, percentile(times, 0.95), milliseconds),
    atMost(
      `Audit trail, slowest (${JSON.stringify(slowest.query)})`,
      goalMs,
      slowest.databaseMs,
      milliseconds,
    ),
    {
      what: `Plans that read all of audit_events, of ${statements.length}`,
      goal: "none",
      measured: scan ? "at least one" : "none",
      isMet: !scan,
    },
  ];
}

/** One in ten is the admin's; the names are spread evenly, and are in no order. */
async function writeTrail(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`
      insert into users (email, name)
      select 'account-' || n || '@example.com', 'Account ' || n from generate_series(1, ${accounts}::int) as n`;
    await sql`
      insert into audit_events (at, event, actor_kind, actor_id, subject_id, target, address, device)
      select
        now() - ${days} * interval '1 day' + n * (${days} * interval '1 day') / ${events},
        (${auditEventNames}::text[])[1 + (n::bigint * 7919 % ${auditEventNames.length})::int],
        case when n % 10 = 0 then 'admin' else 'customer' end,
        case when n % 10 = 0 then ${admin}::int else 2 + n % (${accounts} - 2) end,
        2 + n % (${accounts} - 2),
        'order ' || n,
        '203.0.113.0'::inet + n % 250,
        'Firefox on Linux'
      from generate_series(1, ${events}::int) as n`;
    await sql`vacuum analyze audit_events`;
    await sql`analyze users`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Every combination of filters, in both orders, on the first page and on the last one: `rounds` times. */
function sampleQueries(): AuditListQuery[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
  // Casts: `below` stays within each list, which the compiler does not know.
  const subjects = [
    () => ({}),
    () => ({ area: auditAreas[below(auditAreas.length)] as AuditArea }),
    () => ({ event: auditEventNames[below(auditEventNames.length)] as AuditEventName }),
  ];
  const searches = [
    () => ({}),
    () => ({ q: String(admin) }),
    () => ({ q: String(2 + below(accounts - 2)) }),
    () => ({ q: `203.0.113.${below(250)}` }),
  ];
  const times = [
    () => ({}),
    () => {
      const from = below(days);
      return { at_gte: daysAgo(from), at_lte: daysAgo(below(from + 1)) };
    },
  ];
  const orders = ["DESC", "ASC"] as const;
  const starts = [0, mostListed - pageSize];
  return Array.from({ length: rounds }, () =>
    subjects.flatMap((subject) =>
      searches.flatMap((search) =>
        times.flatMap((time) =>
          orders.flatMap((_order) =>
            starts.map((_start) => ({
              _start,
              _end: _start + pageSize,
              _order,
              ...subject(),
              ...search(),
              ...time(),
            })),
          ),
        ),
      ),
    ),
  ).flat();
}
