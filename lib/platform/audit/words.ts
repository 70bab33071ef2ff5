import { currentLanguage } from "@/lib/translations/current-language";
import { translatorIn } from "@/lib/translations/messages";
import { type AuditEventName, auditEventNames } from "./events";

const isKnown = (event: string): event is AuditEventName =>
  (auditEventNames as readonly string[]).includes(event);

/** The text of an event in the reader's language; its name if another version of the shop recorded it. */
export const wordsOf = (event: string): string =>
  isKnown(event) ? translatorIn(currentLanguage(), "auditEvents")(event) : event;
