import type { CsvColumns } from "@/lib/csv";
import type { AuditEvent } from "./schemas";

/** The audit trail as a table. */
export const auditColumns: CsvColumns<AuditEvent> = {
  Number: ({ id }) => String(id),
  Time: ({ at }) => at,
  Event: ({ event }) => event,
  Words: ({ words }) => words,
  By: ({ actorKind }) => actorKind,
  "By account": ({ actorId }) => String(actorId ?? ""),
  "By e-mail": ({ actorEmail }) => actorEmail ?? "",
  "About account": ({ subjectId }) => String(subjectId ?? ""),
  "About e-mail": ({ subjectEmail }) => subjectEmail ?? "",
  "Done to": ({ target }) => target ?? "",
  Detail: ({ detail }) => detail ?? "",
  Network: ({ address }) => address ?? "",
  Device: ({ device }) => device ?? "",
};
