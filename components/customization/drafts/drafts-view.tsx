"use client";

import { useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { isTemplateSlug, type TemplateSlug, templates } from "@/components/templates/registry";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Anchor, Link } from "@/components/ui/link";
import {
  deleteDraft,
  type ListedDraft,
  listDrafts,
} from "@/lib/customization/content/client-drafts";
import { readDraftName } from "@/lib/customization/content/draft-name";
import { formatDay } from "@/lib/dates";
import { licenseName } from "@/lib/license-name";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";
import { DraftEmailChoice } from "./draft-email-choice";
import { SharedLinks } from "./shared-links";

/** The visitor's drafts. */
export function DraftsView() {
  const t = useTranslations("drafts");
  const { status, user } = useVisitor();
  const [drafts, setDrafts] = useState<ListedDraft[] | null>(null);
  const owner = user?.email ?? "";

  useEffect(() => {
    if (status === "unknown") return;
    listDrafts(owner)
      .then(setDrafts)
      .catch((error: unknown) => {
        setDrafts([]);
        void showError(error);
      });
  }, [status, owner]);

  const remove = async (slug: string, name: string) => {
    const isSure = await showAlert({
      title: t("confirmTitle", { name }),
      text: owner ? t("confirmCustomer") : t("confirmGuest"),
      tone: "warn",
      confirm: t("confirm"),
      cancel: t("cancel"),
    });
    if (!isSure) return;
    try {
      await deleteDraft(owner, slug);
      setDrafts(await listDrafts(owner));
    } catch (error) {
      await showError(error);
    }
  };

  return (
    <div className="page pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">
        {status === "customer" ? t("introCustomer") : t("introGuest")}
      </p>
      <div aria-busy={drafts === null} className="mt-8 min-h-60">
        {drafts?.length === 0 && <NoDrafts />}
        <ul className="divide-y divide-line border-line border-y empty:border-0">
          {drafts?.map(({ slug: draft, changedAt }) => {
            const { slug, licenseNumber } = readDraftName(draft);
            if (!isTemplateSlug(slug)) return null;
            const name = licenseName(templates[slug].name, licenseNumber);
            return (
              <Row
                key={draft}
                slug={slug}
                licenseNumber={licenseNumber}
                name={name}
                changedAt={changedAt}
                onRemove={() => remove(draft, name)}
              />
            );
          })}
        </ul>
      </div>
      {owner && <DraftEmailChoice key={owner} />}
      {owner && <SharedLinks />}
    </div>
  );
}

const NoDrafts = () => {
  const t = useTranslations("drafts");
  return (
    <>
      <p className="text-lg">{t("empty")}</p>
      <p className="mt-1 mb-5 text-ink-soft">{t("emptyHint")}</p>
      <Link href={links.shop} className={button("primary", "medium")}>
        {t("toShop")}
      </Link>
    </>
  );
};

interface RowProps {
  slug: TemplateSlug;
  licenseNumber: number;
  /** The name of the template, with the number of a further license. */
  name: string;
  changedAt: number;
  onRemove: () => void;
}

function Row({ slug, licenseNumber, name, changedAt, onRemove }: RowProps) {
  const t = useTranslations("drafts");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <div className="me-auto">
        <h2 className="text-xl">{name}</h2>
        <p className="text-ink-soft text-sm">
          {t("changedAt", {
            date: formatDay(new Date(changedAt).toISOString(), "UTC", useLanguage()),
          })}
        </p>
      </div>
      {/* Both pages are separate documents, outside the shop's layout. */}
      <Anchor
        href={links.edit(links.preview(slug), licenseNumber)}
        className={button("primary", "medium")}
      >
        {t("edit")}
        <span className="sr-only"> {name}</span>
      </Anchor>
      {licenseNumber === 1 && (
        <Anchor href={links.preview(slug)} className={button("secondary", "medium")}>
          {t("preview")}
          <span className="sr-only"> {name}</span>
        </Anchor>
      )}
      <button type="button" className={button("secondary", "medium")} onClick={onRemove}>
        {t("remove")}
        <span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
