import type { RecordView } from "./schemas";

type Problem = Pick<RecordView, "type" | "name" | "value" | "state" | "found">;

const points = { TXT: "says", CNAME: "points at", ALIAS: "leads to", A: "says", AAAA: "says" };

/** The error in a record, in words; null if there is none, or the record was not checked yet. */
export function problemOf({ type, name, value, state, found }: Problem): string | null {
  switch (state) {
    case "missing":
      return `The ${type} record is missing: there is none at ${name}.`;
    case "wrong":
      return `The ${type} record ${points[type]} ${found.join(" and ")} instead of ${value}.`;
    case "unreachable":
      return `No name server answered for ${name}.`;
    case "taken":
      return "Another site of this shop has this name, and its TXT record is still there. Remove that one, and check again.";
    default:
      return null;
  }
}

/** All errors, each once: several records may define the target of the same name. */
export const problemsOf = (records: readonly Problem[]): string[] => [
  ...new Set(records.flatMap((record) => problemOf(record) ?? [])),
];
