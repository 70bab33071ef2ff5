"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { hasRoles } from "@/components/templates/roles";
import { localStore } from "@/lib/browser-storage";
import { type ContentDocument, canonicalDocument } from "../content/rules";
import { type Business, businessKey, packPath, readBusiness } from "./business";
import { firstDraft } from "./first-draft";
import type { Pack } from "./pack";

const loading = new Map<string, Promise<Pack>>();

async function fetchPack(path: string): Promise<Pack> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}

/** A failure is not kept: the next call tries again. */
function loadPack(business: Business): Promise<Pack> {
  const path = packPath(business);
  const found = loading.get(path) ?? fetchPack(path);
  loading.set(path, found);
  found.catch(() => loading.delete(path));
  return found;
}

/** What the template shows until the visitor has written something; null without a trade. */
export async function loadFirstDraft(
  slug: string,
  declaration: ContentDeclaration,
): Promise<ContentDocument | null> {
  const business = readBusiness(localStore.read(businessKey));
  if (!business || !hasRoles(slug)) return null;
  const draft = firstDraft(slug, declaration, await loadPack(business), business);
  return canonicalDocument(declaration, draft);
}
