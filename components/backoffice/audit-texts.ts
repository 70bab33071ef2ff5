import type { AuditEvent } from "@/lib/platform/audit/schemas";

const actors: Record<AuditEvent["actorKind"], string> = {
  guest: "Not logged in",
  customer: "A deleted account",
  admin: "A former admin",
  shop: "The shop itself",
};

export const auditTexts = {
  when: "When",
  what: "What",
  who: "Who",
  /** For events without an account. */
  actors,
  about: "About",
  nobody: "–",
  where: "From",
  all: "All",
  from: "From day",
  to: "To day",
  export: "Export as CSV",
  search: "E-mail or number of an account, or IP address",
  empty: "Nothing was recorded yet.",
};
