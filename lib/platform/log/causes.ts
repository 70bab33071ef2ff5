import { redact } from "./redact";

/** The logged form of one error of a chain of causes. */
export interface Cause {
  name: string;
  message: string;
  code?: string;
  /** The SQL of a failed query, without its parameters. */
  query?: string;
  constraint?: string;
  stack?: string;
}

const maxDepth = 6;
const maxFrames = 12;

/** An error and its chain of causes, outermost first. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  let current = error;
  while (current !== undefined && current !== null && causes.length < maxDepth) {
    causes.push(causeOf(current));
    if (current instanceof AggregateError) current = current.errors[0];
    else current = current instanceof Error ? current.cause : undefined;
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
    // The message of a failed query contains its parameters.
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

/** The frames of the stack without its first lines, which repeat the message. */
function framesOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, maxFrames).join("\n");
}
