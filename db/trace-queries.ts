import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Sql, TransactionSql } from "postgres";

const startSpan = (name: string, attributes: Attributes) =>
  trace.getTracer("presetry").startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", ...attributes },
  });

function endSpan(span: Span, error?: unknown) {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    span.setAttribute("error.type", code);
  }
  span.end();
}

/** Records every query as a span with its SQL, without its parameters. */
export function traceQueries(sql: Sql): Sql {
  traceUnsafe(sql);
  const begin = sql.begin.bind(sql) as (work: (tx: TransactionSql) => unknown) => Promise<unknown>;
  // Drizzle calls `begin` without options.
  sql.begin = ((work: (tx: TransactionSql) => unknown) =>
    begin((tx) => work(traceUnsafe(tx)))) as typeof sql.begin;
  return sql;
}

/** Drizzle sends all queries with `unsafe`. postgres.js sends a query on the first call of its `then`. */
function traceUnsafe<S extends Sql | TransactionSql>(sql: S): S {
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = ((...args: Parameters<typeof unsafe>) => {
    const query = unsafe(...args);
    const then = query.then.bind(query);
    let isObserved = false;
    // biome-ignore lint/suspicious/noThenProperty: postgres.js sends the query when its `then` is called
    query.then = ((...callbacks: Parameters<typeof then>) => {
      if (!isObserved) {
        isObserved = true;
        const [text] = args;
        const span = startSpan(operationOf(text), { "db.query.text": text });
        then(
          () => endSpan(span),
          (error: unknown) => endSpan(span, error),
        );
      }
      return then(...callbacks);
    }) as typeof then;
    return query;
  }) as typeof unsafe;
  return sql;
}

const operationOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query";
