import "server-only";
import { domainToUnicode } from "node:url";
import { shownAddress } from "../rules";

/** A name for people: in its own letters, and as it stands in DNS where that differs. */
export function shownHost(host: string): string {
  const name = domainToUnicode(host);
  return name === "" || name === host ? host : `${name} (${host})`;
}

/** The address of a site for people. */
export const shownSite = (address: string): string => {
  const { hostname } = new URL(address);
  return shownAddress(address).replace(hostname, () => shownHost(hostname));
};
