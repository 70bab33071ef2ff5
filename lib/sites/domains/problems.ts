import type { RecordView } from "./schemas";

type Problem = Pick<RecordView, "type" | "name" | "value" | "state" | "found">;

const points = { TXT: "says", CNAME: "points at", ALIAS: "leads to", A: "says", AAAA: "says" };

/** How to switch a proxy off. */
const cures: Record<string, string> = {
  Cloudflare:
    "Switch the proxy off: where your DNS is managed, click the orange cloud beside the record, so that it is gray and says “DNS only”.",
};

/** The error in a record, in words; null if there is none, or the record was not checked yet. */
export function problemOf({ type, name, value, state, found }: Problem): string | null {
  switch (state) {
    case "missing":
      return `The ${type} record is missing: there is none at ${name}.`;
    case "wrong":
      return `The ${type} record ${points[type]} ${found.join(" and ")} instead of ${value}.`;
    case "extra":
      return `${name} also leads to ${found.join(" and ")}, so that some visitors do not reach your site. Remove the record with that address.`;
    case "proxied":
      return `A proxy of ${found.join()} answers for ${name} and hides the record. ${cures[found.join()] ?? `Switch the proxy off for this name.`}`;
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
