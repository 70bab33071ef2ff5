"use client";

import { useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Anchor, Link } from "@/components/ui/link";
import { type ListedDraft, listDrafts } from "@/lib/customization/content/client-drafts";
import { readDraftName } from "@/lib/customization/content/draft-name";
import { formatDay } from "@/lib/dates";
import { licenseName } from "@/lib/license-name";
import { links } from "@/lib/links";

/** The visitor's drafts; all actions for them are on their own page. */
export function OwnDrafts({ owner }: { owner: string }) {
  const t = useTranslations("saved");
  const language = useLanguage();
  const [drafts, setDrafts] = useState<ListedDraft[]>([]);
  useEffect(() => {
    listDrafts(owner).then(setDrafts).catch(showError);
  }, [owner]);

  return (
    <section aria-labelledby="own-drafts" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="own-drafts" className="text-xl">
          {t("drafts")}
        </h2>
        <Link href={links.drafts} className="text-accent underline underline-offset-4">
          {t("allDrafts")}
        </Link>
      </div>
      {drafts.length === 0 && <p className="mt-3 text-ink-soft">{t("noDrafts")}</p>}
      <ul className="mt-4 divide-y divide-line border-line border-y empty:border-0">
        {drafts.map(({ slug: draft, changedAt }) => {
          const { slug, licenseNumber } = readDraftName(draft);
          if (!isTemplateSlug(slug)) return null;
          const name = licenseName(templates[slug].name, licenseNumber);
          return (
            <li key={draft} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <div className="me-auto">
                <h3 className="text-lg">{name}</h3>
                <p className="text-ink-soft text-sm">
                  {t("changedAt", {
                    date: formatDay(new Date(changedAt).toISOString(), "UTC", language),
                  })}
                </p>
              </div>
              {/* A separate document, outside the shop's layout. */}
              <Anchor
                href={links.edit(links.preview(slug), licenseNumber)}
                className={button("secondary", "medium")}
              >
                {t("edit")}
                <span className="sr-only"> {name}</span>
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
