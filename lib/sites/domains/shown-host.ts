import "server-only";
import { domainToUnicode } from "node:url";

/** A name for people: in its own letters, and as it stands in DNS where that differs. */
export function shownHost(host: string): string {
  const name = domainToUnicode(host);
  return name === "" || name === host ? host : `${name} (${host})`;
}
