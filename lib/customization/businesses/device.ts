"use client";

import { localStore } from "@/lib/browser-storage";
import { readBrand } from "../brand";
import { type Business, businessOf, storeBusiness, storedBusiness } from "../first-draft/business";
import { paletteChangedEvent } from "../palette/storage";

/** A business on this device. The present one is also stored where templates read it, which is newer. */
export interface KeptBusiness extends Required<Business> {
  /** The customer's e-mail address, or as stored its mark; empty for a guest. */
  owner: string;
  /** Of the account's copy that it was made from; 0 if the account has none. */
  version: number;
  /** The account does not have it as it is here. */
  isUnsent: boolean;
  isRemoved: boolean;
}

export interface Kept {
  /** The id of the business that was the present one last; null for none. */
  present: string | null;
  list: KeptBusiness[];
}

const key = "businesses";

type Given<T> = Partial<Record<keyof T, unknown>>;

function readEntry(entry: Given<KeptBusiness> | null): KeptBusiness[] {
  const told = entry && businessOf(entry);
  if (!told?.id || typeof entry?.owner !== "string") return [];
  const { owner, version, isUnsent, isRemoved } = entry;
  const known = Number.isSafeInteger(version) ? Number(version) : 0;
  return [
    {
      name: "",
      ...told,
      id: told.id,
      owner,
      version: known,
      isUnsent: isUnsent === true || known === 0,
      isRemoved: isRemoved === true,
    },
  ];
}

export function readKept(): Kept {
  try {
    const { present, list }: Given<Kept> = JSON.parse(localStore.read(key) ?? "{}") ?? {};
    return {
      present: typeof present === "string" ? present : null,
      list: (Array.isArray(list) ? list : []).flatMap(readEntry),
    };
  } catch {
    return { present: null, list: [] };
  }
}

/** Stands for an e-mail address where nobody shall read it: a hash (64-bit FNV-1a). A mark is its own mark. */
function ownerMark(owner: string): string {
  if (!owner.includes("@")) return owner;
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(owner)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

export function writeKept({ present, list }: Kept): void {
  const stored = list.map((it) => ({ ...it, owner: ownerMark(it.owner) }));
  localStore.writeJson(key, stored.length > 0 || present ? { present, list: stored } : null);
}

/** What the account has of a business. */
export const toldOf = ({ name, trade, language, facts }: Required<Omit<Business, "id">>) => ({
  name,
  trade,
  language,
  facts,
});

/** As templates show it. */
export const showable = (business: KeptBusiness): Business => ({
  id: business.id,
  ...toldOf(business),
});

/** Facts that were read have their keys in one order. */
export const isSameTold = (a: KeptBusiness, b: KeptBusiness): boolean =>
  JSON.stringify(toldOf(a)) === JSON.stringify(toldOf(b));

/** A guest's go along into the account that is signed in to. */
export const belongsTo =
  (owner: string) =>
  (it: KeptBusiness): boolean =>
    it.owner === "" || ownerMark(it.owner) === ownerMark(owner);

/** A trade that was only tried is nothing to keep. */
const isTold = ({ id, facts }: Business): boolean =>
  id !== undefined || Object.keys(facts).length > 0;

/** Takes the present business, as templates show it, into the list. */
export function keepPresent(owner: string): Kept {
  const kept = readKept();
  const shown = storedBusiness();
  const isOwn = belongsTo(owner);
  const known = shown && kept.list.find((it) => it.id === shown.id);
  // Of a customer who is not known yet on this page.
  if (known && !isOwn(known)) return kept;
  if (!shown || (!known && !isTold(shown))) {
    // The one that was present was removed on this device.
    const list = kept.list.flatMap((it) => {
      if (it.id !== kept.present || !isOwn(it)) return [it];
      return it.version > 0 ? [{ ...it, isUnsent: true, isRemoved: true }] : [];
    });
    const next = { present: null, list };
    if (kept.present) writeKept(next);
    return next;
  }
  const brand = readBrand(localStore.read("brand")).name;
  const named = shown.name ?? known?.name;
  const entry: KeptBusiness = {
    version: 0,
    isUnsent: true,
    owner,
    ...known,
    ...shown,
    id: shown.id ?? crypto.randomUUID(),
    name: owner ? (named ?? brand) : brand || (named ?? ""),
    isRemoved: false,
  };
  if (known && (known.isRemoved || !isSameTold(known, entry))) entry.isUnsent = true;
  const next = {
    present: entry.id,
    list: [entry, ...kept.list.filter((it) => it.id !== entry.id)],
  };
  if (shown.id !== entry.id) storeBusiness({ ...shown, id: entry.id });
  writeKept(next);
  return next;
}

/** The businesses that the visitor can choose between, and which of them templates show. */
export function choosable(owner: string): Kept {
  const { present, list } = keepPresent(owner);
  return { present, list: list.filter(belongsTo(owner)).filter((it) => !it.isRemoved) };
}

/** After a sign-out: businesses that the account has are removed from this device, the others hidden. */
export function forgetBusinesses(): void {
  const { present, list } = readKept();
  const entry = list.find((it) => it.id === present);
  const kept = entry?.owner ? keepPresent(entry.owner).list : list;
  if (entry?.owner) {
    storeBusiness(null);
    dispatchEvent(new Event(paletteChangedEvent));
  }
  writeKept({
    present: entry?.owner ? null : present,
    list: kept.filter((it) => it.owner === "" || it.isUnsent),
  });
}
