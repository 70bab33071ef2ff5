interface Line {
  msg: string;
  code?: string;
  route?: string;
  reason?: string;
  cause?: { stack?: string }[];
}

const isLine = (text: string) => text.startsWith('{"level":');

/** Each kind of line once, with how often it came, and one frame of each stack. */
export function summarizeLog(text: string): string {
  const kinds = new Map<string, { first: Line; count: number }>();
  for (const line of text
    .split("\n")
    .filter(isLine)
    .map((it) => JSON.parse(it) as Line)) {
    const kind = [line.msg, line.code, line.route].join();
    const known = kinds.get(kind) ?? { first: line, count: 0 };
    known.count++;
    kinds.set(kind, known);
  }
  return [...kinds.values()]
    .map(({ first, count }) => `  ${count} x ${JSON.stringify(shorten(first))}`)
    .join("\n");
}

const shorten = ({ cause, ...line }: Line) => ({
  ...line,
  ...(cause && {
    cause: cause.map(({ stack, ...it }) => ({ ...it, stack: stack?.split("\n")[0]?.trim() })),
  }),
});
