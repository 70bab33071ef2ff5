import { type DomainStatus, type RecordState, servedStatuses } from "@/db/words/domains";

/** One DNS record. */
export interface FoundRecord {
  state: RecordState;
  /** The value found, of a proxied record the name of the proxy; empty if there is none. */
  values: string[];
}

export interface FoundRecords {
  /** The TXT record with the site's token. */
  ownership: FoundRecord;
  /** The target of the name: CNAME, or A and AAAA. */
  address: FoundRecord;
}

/** The facts that decide about a domain. */
export interface DomainState {
  status: DomainStatus;
  startedAt: Date;
  answeredAt: Date | null;
  failingSince: Date | null;
}

/** The news for its owner. */
export type DomainEvent = "proved" | "failing" | "withdrawn" | "expired";

interface Step {
  next: DomainState;
  /** Null if the domain is not checked any more. */
  nextCheckSeconds: number | null;
  event: DomainEvent | null;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long missing records are waited for, and how long a domain whose records are gone is still
 * served.
 */
export const patienceDays = 7;

/**
 * If a resolver fails, the state of a domain does not change, unless the failure lasts this long.
 */
const silenceSeconds = 2 * day;

export const isServed = (status: DomainStatus): boolean =>
  servedStatuses.some((it) => it === status);

/** Whether a record does what it is for. A wrong address beside the right one is only warned of. */
export const isInForce = ({ state }: FoundRecord): boolean =>
  state === "right" || state === "extra";

const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

/**
 * The pause until the next check: an eighth of the time passed so far, so that checks are frequent
 * at first, while the owner may be waiting.
 */
export const pauseOf = (startedAt: Date, now: Date): number =>
  Math.round(Math.min(Math.max(seconds(startedAt, now) / 8, minute), 2 * hour));

const isOver = (since: Date, now: Date) => seconds(since, now) >= patienceDays * day;

/** The new state of a domain after a lookup of its DNS records. */
export function afterCheck(domain: DomainState, found: FoundRecords, now: Date): Step {
  const records = [found.ownership, found.address];
  const isAnswered = records.every(({ state }) => state !== "unreachable");
  const answeredAt = isAnswered ? now : domain.answeredAt;
  const current = { ...domain, answeredAt };
  if (records.every(isInForce)) {
    return {
      next: { ...current, status: "proved", failingSince: null },
      nextCheckSeconds: day,
      event: isServed(domain.status) ? null : "proved",
    };
  }
  if (isServed(domain.status)) {
    const isSilent =
      !isAnswered && seconds(domain.answeredAt ?? domain.startedAt, now) < silenceSeconds;
    return isSilent ? { next: current, nextCheckSeconds: hour, event: null } : fail(current, now);
  }
  if (domain.status === "expired" || isOver(domain.startedAt, now)) {
    const event = domain.status === "expired" ? null : "expired";
    return { next: { ...current, status: "expired" }, nextCheckSeconds: null, event };
  }
  return { next: current, nextCheckSeconds: pauseOf(domain.startedAt, now), event: null };
}

function fail(domain: DomainState, now: Date): Step {
  const since = domain.failingSince ?? now;
  if (isOver(since, now)) {
    const next = { ...domain, status: "expired" as const, failingSince: null };
    return { next, nextCheckSeconds: null, event: "withdrawn" };
  }
  return {
    next: { ...domain, status: "failing", failingSince: since },
    nextCheckSeconds: hour,
    event: domain.status === "failing" ? null : "failing",
  };
}

/** When the domain will be given up; null while all is well, and once it is given up. */
export function endOf({ status, startedAt, failingSince }: DomainState): Date | null {
  const since = status === "pending" ? startedAt : status === "failing" ? failingSince : null;
  return since && new Date(since.getTime() + patienceDays * day * 1000);
}

/** `www.example.com` for `example.com`, and the other way round; null for `shop.example.com`. */
export function otherHost(host: string, isApex: boolean): string | null {
  if (isApex) return `www.${host}`;
  return host.startsWith("www.") ? host.slice("www.".length) : null;
}

/** The name in a Host header, without port and final dot. An invalid name is returned unchanged. */
export function hostNameOf(header: string): string {
  const host = header.trim().toLowerCase();
  const [, name = host] = /^(\[[^\]]*\]|[^:]+)(?::\d*)?$/.exec(host) ?? [];
  // A lone dot or port is not the shop's name, but an empty name is.
  return name.replace(/(?<=.)\.$/, "");
}
