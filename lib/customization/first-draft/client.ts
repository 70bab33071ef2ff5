"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Language } from "@/components/templates/content/languages";
import { hasRoles } from "@/components/templates/roles";
import { tradeOfPicture } from "@/components/templates/trade-pictures";
import { onceMade } from "@/lib/once-made";
import { type ContentDocument, canonicalDocument } from "../content/rules";
import { type Business, packPath, shownBusiness } from "./business";
import { firstDraft } from "./first-draft";
import type { Pack } from "./pack";
import { isTrade } from "./trades";

const packs = new Map<string, () => Promise<Pack>>();

async function fetchPack(path: string): Promise<Pack> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}

function loadPack(business: Pick<Business, "trade" | "language">): Promise<Pack> {
  const path = packPath(business);
  const load = packs.get(path) ?? onceMade(() => fetchPack(path));
  packs.set(path, load);
  return load();
}

/** What the template shows until the visitor has written something; null without a trade. */
export async function loadFirstDraft(
  slug: string,
  declaration: ContentDeclaration,
): Promise<ContentDocument | null> {
  const business = shownBusiness();
  if (!business || !hasRoles(slug)) return null;
  const draft = firstDraft(slug, declaration, await loadPack(business), business);
  return canonicalDocument(declaration, draft);
}

/** What first drafts say in a language of a trade's picture; null for any other picture. */
export async function loadPictureText(file: string, language: Language): Promise<string | null> {
  const { trade, number } = tradeOfPicture(file) ?? {};
  if (!trade || !number || !isTrade(trade)) return null;
  return (await loadPack({ trade, language })).pictures[number - 1] ?? null;
}
