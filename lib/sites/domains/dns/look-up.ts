import "server-only";
import { Resolver } from "node:dns/promises";
import { isIPv6 } from "node:net";
import { env } from "@/lib/env";
import type { FoundRecord, FoundRecords } from "../rules";
import { proxyOf } from "./proxies";
import { ownershipName, ownershipValue } from "./records";

/** The longest time for checking one domain, whatever the resolver does. */
const timeLimitMs = 8_000;

/** A foreign DNS server sends the values, so their number and length are limited. */
const maxValues = 8;
const maxValueLength = 200;

/** DNS answered that there is no such record. */
const empty = new Set(["ENODATA", "ENOTFOUND"]);

/** Null if DNS did not answer. */
const answerOf = <T>(lookup: Promise<T[]>): Promise<T[] | null> =>
  lookup.catch((error: NodeJS.ErrnoException) => (empty.has(error.code ?? "") ? [] : null));

type Ask = Pick<Resolver, "resolve4" | "resolve6" | "resolveCname" | "resolveTxt">;

/** Looks up the records of a domain, within seconds. */
export async function lookUp(host: string, token: string): Promise<FoundRecords> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const { SITES_DNS_RESOLVER: servers } = env("domains");
  if (servers.length > 0) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), timeLimitMs);
  try {
    const [ownership, address] = await Promise.all([
      lookUpOwnership(resolver, host, token),
      lookUpAddress(resolver, host),
    ]);
    return { ownership, address };
  } finally {
    clearTimeout(timer);
  }
}

const found = (state: FoundRecord["state"], values: readonly string[] = []): FoundRecord => ({
  state,
  values: values.slice(0, maxValues).map((value) => value.slice(0, maxValueLength)),
});

async function lookUpOwnership(ask: Ask, host: string, token: string): Promise<FoundRecord> {
  const answer = await answerOf(ask.resolveTxt(ownershipName(host)));
  if (!answer) return found("unreachable");
  const values = answer.map((chunks) => chunks.join(""));
  // A site that had the name before may have left its token there: all tokens are returned, this
  // site's first.
  const own = ownershipValue(token);
  if (values.includes(own)) return found("right", [own, ...values.filter((it) => it !== own)]);
  return found(values.length > 0 ? "wrong" : "missing", values);
}

async function lookUpAddress(ask: Ask, host: string): Promise<FoundRecord> {
  const { SITES_DOMAIN_TARGET: target = "", SITES_DOMAIN_ADDRESSES: configured } = env("domains");
  const [names, addresses] = await Promise.all([
    answerOf(ask.resolveCname(host)),
    addressesOf(ask, host),
  ]);
  if (names?.some((name) => nameOf(name) === target)) return found("right", names);
  if (!names || !addresses) return found("unreachable");
  if (addresses.length === 0) {
    return names.length > 0 ? found("wrong", names.map(nameOf)) : found("missing");
  }
  const wanted = configured.length > 0 ? configured : await addressesOf(ask, target);
  if (!wanted) return found("unreachable");
  const isElsewhere = (address: string) =>
    !wanted.some((it) => canonical(it) === canonical(address));
  const others = addresses.filter(isElsewhere);
  if (others.length === 0) return found("right", addresses);
  if (others.length < addresses.length) return found("extra", others);
  if (names.length > 0) return found("wrong", names.map(nameOf));
  const proxy = proxyOf(others);
  return proxy ? found("proxied", [proxy]) : found("wrong", others);
}

const nameOf = (answer: string) => answer.toLowerCase().replace(/\.$/, "");

/** Both kinds of addresses; if neither lookup got an answer, the result is no answer. */
async function addressesOf(ask: Ask, host: string): Promise<string[] | null> {
  const [four, six] = await Promise.all([
    answerOf(ask.resolve4(host)),
    answerOf(ask.resolve6(host)),
  ]);
  return four && six && [...four, ...six];
}

/** Normalized, because an IPv6 address can be written in several ways. */
const canonical = (address: string) =>
  isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
