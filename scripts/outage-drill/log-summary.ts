interface Line {
  msg: string;
  code?: string;
  route?: string;
  reason?: string;
  cause?: { stack?: string }[];
}

const isLine = (text: string) => text.startsWith('{"level":');

/** Groups log lines by message, code and route; shows the first of each group with its count and shortened stacks. */
export function summarizeLog(text: string): string {
  const groups = new Map<string, { first: Line; count: number }>();
  for (const line of text
    .split("\n")
    .filter(isLine)
    .map((it) => JSON.parse(it) as Line)) {
    const key = [line.msg, line.code, line.route].join();
    const group = groups.get(key) ?? { first: line, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ first, count }) => `  ${count} x ${JSON.stringify(shorten(first))}`)
    .join("\n");
}

const shorten = ({ cause, ...line }: Line) => ({
  ...line,
  ...(cause && {
    cause: cause.map(({ stack, ...it }) => ({ ...it, stack: stack?.split("\n")[0]?.trim() })),
  }),
});
