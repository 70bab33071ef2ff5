"use client";

import { isTemplateSlug, templates } from "@/components/templates/registry";
import { showAlert } from "@/components/ui/alerts";
import { pullAccountDrafts, takeGuestDraftsAlong } from "@/lib/customization/content/client-drafts";
import { takenTexts as texts } from "./texts";

const namesOf = (slugs: string[]) =>
  new Intl.ListFormat("en").format(
    slugs.map((slug) => (isTemplateSlug(slug) ? templates[slug].name : slug)),
  );

/** Moves the guest's drafts to the account, and shows a message about it. */
async function takeDraftsAlong(email: string): Promise<void> {
  const taken = await takeGuestDraftsAlong(email);
  if (taken.length === 0) return;
  const replaced = taken.filter(({ hasReplaced }) => hasReplaced).map(({ slug }) => slug);
  const text = [
    texts.text(namesOf(taken.map(({ slug }) => slug))),
    ...(replaced.length > 0 ? [texts.replaced(namesOf(replaced))] : []),
  ].join(" ");
  void showAlert({ title: texts.title, text });
}

/**
 * First moves the guest's drafts to the account, then loads the drafts that other devices wrote.
 */
export async function syncDrafts(email: string): Promise<void> {
  await takeDraftsAlong(email);
  await pullAccountDrafts(email);
}
