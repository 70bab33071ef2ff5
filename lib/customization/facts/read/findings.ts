import { type FactKind, type FactSource, type Finding, findingSchema } from "../schemas";

/** A value that may be a fact; `undefined` and what its schema refuses is left out. */
export interface Found {
  fact: FactKind;
  value: unknown;
}

/** Collects findings: drops what is not valid and what is there already. */
export function collectFindings() {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  return {
    findings,
    add({ fact, value }: Found, source: FactSource, isDoubtful: boolean): void {
      const { success, data } = findingSchema.safeParse({
        fact,
        value,
        source: { ...source, page: source.page.slice(0, 2000) },
        isDoubtful,
      });
      if (!success) return;
      const key = JSON.stringify([fact, data.value]);
      if (seen.has(key)) return;
      seen.add(key);
      findings.push(data);
    },
  };
}

export type AddFinding = ReturnType<typeof collectFindings>["add"];
