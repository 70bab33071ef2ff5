import { format } from "node:util";

/** Warnings and errors that were printed and not yet taken by `takeConsole`. */
const unexpected: string[] = [];

for (const method of ["error", "warn"] as const) {
  console[method] = (...args: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...args)}`);
  };
}

/** Removes and returns the expected messages; throws when there are none. */
export function takeConsole(expected: RegExp): string[] {
  const taken = unexpected.filter((message) => expected.test(message));
  if (taken.length === 0) {
    throw new Error(`Nothing was printed that matches ${expected}. Printed: ${unexpected}`);
  }
  unexpected.splice(0, unexpected.length, ...unexpected.filter((one) => !taken.includes(one)));
  return taken;
}

export function failOnConsole() {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected output:\n${messages.join("\n")}`);
}
