import { redact } from "./redact";

/** One failure of a chain, as the log keeps it. */
export interface Cause {
  name: string;
  message: string;
  code?: string;
  /** The text of a failed query, without its values. */
  query?: string;
  constraint?: string;
  stack?: string;
}

const maxDepth = 6;
const maxFrames = 12;

/** A failure and everything that caused it, outermost first. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let at = error; at !== undefined && at !== null && causes.length < maxDepth; ) {
    causes.push(causeOf(at));
    if (at instanceof AggregateError) at = at.errors[0];
    else at = at instanceof Error ? at.cause : undefined;
  }
  return causes;
}

function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) {
    return { name: typeof error, message: typeof error === "string" ? redact(error) : "" };
  }
  const query = textOf(error, "query");
  const code = textOf(error, "code");
  const constraint = textOf(error, "constraint_name");
  const stack = framesOf(error);
  return {
    name: error.name,
    // A failed query's message repeats the values that it was asked with.
    message: query === undefined ? redact(error.message) : "Query failed",
    ...(code === undefined ? {} : { code: redact(code) }),
    ...(query === undefined ? {} : { query: withoutLiterals(query) }),
    ...(constraint === undefined ? {} : { constraint: redact(constraint) }),
    ...(stack ? { stack } : {}),
  };
}

function textOf(error: Error, property: string): string | undefined {
  const value: unknown = Reflect.get(error, property);
  return typeof value === "string" && value ? value : undefined;
}

const withoutLiterals = (query: string) => query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, 1000);

/** Where it happened. The first lines of a stack are the message once more. */
function framesOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, maxFrames).join("\n");
}
