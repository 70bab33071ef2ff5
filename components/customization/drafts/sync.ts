"use client";

import { currentTranslations } from "#current-translations";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { showAlert } from "@/components/ui/alerts";
import { pullAccountDrafts, takeGuestDraftsAlong } from "@/lib/customization/content/client-drafts";
import { languageOf, localeOf } from "@/lib/languages.mjs";

const t = currentTranslations("taken");

const namesOf = (slugs: string[]) =>
  new Intl.ListFormat(localeOf(languageOf(location.pathname))).format(
    slugs.map((slug) => (isTemplateSlug(slug) ? templates[slug].name : slug)),
  );

/** Moves the guest's drafts to the account, and shows a message about it. */
async function takeDraftsAlong(email: string): Promise<void> {
  const taken = await takeGuestDraftsAlong(email);
  if (taken.length === 0) return;
  const replaced = taken.filter(({ hasReplaced }) => hasReplaced).map(({ slug }) => slug);
  const text = [
    t("text", { names: namesOf(taken.map(({ slug }) => slug)) }),
    ...(replaced.length > 0 ? [t("replaced", { names: namesOf(replaced) })] : []),
  ].join(" ");
  void showAlert({ title: t("title"), text });
}

/**
 * First moves the guest's drafts to the account, then loads the drafts that other devices wrote.
 */
export async function syncDrafts(email: string): Promise<void> {
  await takeDraftsAlong(email);
  await pullAccountDrafts(email);
}
