import postgres from "postgres";
import { type AuditArea, type AuditEventName, auditAreas, auditEvents } from "@/lib/audit/events";
import { listAuditEvents } from "@/lib/audit/queries";
import { mostListed } from "@/lib/audit/rules";
import type { AuditListQuery } from "@/lib/audit/schemas";
import { step } from "../shared/progress.mjs";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { percentile, randomFrom } from "./statistics";
import { scansWhole, traceDatabase } from "./traced-database";

const events = 1_000_000;
const accounts = 2_000;
const samples = 300;
const pageSize = 20;
const goalMs = 50;
const seed = 20_261_123;
/** The days over which the events are spread. */
const days = 1_000;

/** Pages of the audit trail as the back office asks for them. */
export async function measureAudit(url: string): Promise<Figure[]> {
  await step("Write the audit trail", () => writeTrail(url));
  const database = traceDatabase(url);
  const taken = await step(`Ask for ${samples} random pages`, async () => {
    const results = [];
    for (const query of sampleQueries()) {
      database.take();
      await listAuditEvents(query);
      results.push({ query, ...database.take() });
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

/** One in a hundred is the admin's, account 1; the names are spread evenly, and are in no order. */
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
        (${Object.keys(auditEvents)}::text[])[1 + (n::bigint * 7919 % ${Object.keys(auditEvents).length})::int],
        case when n % 100 = 0 then 'admin' else 'customer' end,
        case when n % 100 = 0 then 1 else 2 + n % (${accounts} - 2) end,
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

const areas = Object.keys(auditAreas) as AuditArea[];
const names = Object.keys(auditEvents) as AuditEventName[];

/** Every kind of filter, alone and together, at any depth that can be paged to. */
function sampleQueries(): AuditListQuery[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
  // Cast: `below` stays within each list, which the compiler does not know.
  return Array.from({ length: samples }, () => {
    const _start = random() < 0.5 ? 0 : below(mostListed - pageSize);
    const from = below(days);
    return {
      ...{ _start, _end: _start + pageSize, _order: random() < 0.8 ? "DESC" : "ASC" },
      ...(random() < 0.4 ? { area: areas[below(areas.length)] } : {}),
      ...(random() < 0.2 ? { event: names[below(names.length)] } : {}),
      ...(random() < 0.3 ? { q: String(1 + below(accounts)) } : {}),
      ...(random() < 0.05 ? { q: `203.0.113.${below(250)}` } : {}),
      ...(random() < 0.1 ? { actorId: 1 } : {}),
      ...(random() < 0.3 ? { at_gte: daysAgo(from), at_lte: daysAgo(below(from + 1)) } : {}),
    } as AuditListQuery;
  });
}
