import { currentTranslations } from "#current-translations";
import { type AuditEventName, auditEventNames } from "./events";

const isKnown = (event: string): event is AuditEventName =>
  (auditEventNames as readonly string[]).includes(event);

const t = currentTranslations("auditEvents");

/** The text of an event in the reader's language; its name if another version of the shop recorded it. */
export const wordsOf = (event: string): string => (isKnown(event) ? t(event) : event);
