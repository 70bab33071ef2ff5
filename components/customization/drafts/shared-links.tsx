"use client";

import { useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { listCopies, takeBackCopy } from "@/lib/customization/sharing/client";
import type { OwnCopy } from "@/lib/customization/sharing/schemas";
import { formatDay } from "@/lib/dates";
import { pathOfOwnUrl } from "@/lib/own-urls";

const nameOf = (template: string) =>
  isTemplateSlug(template) ? templates[template].name : template;

/** The customer's shared copies; renders nothing without any. */
export function SharedLinks() {
  const t = useTranslations("sharedLinks");
  const [copies, setCopies] = useState<OwnCopy[]>([]);
  useEffect(() => {
    listCopies().then(setCopies).catch(showError);
  }, []);

  const takeBack = async ({ code, template }: OwnCopy) => {
    const isSure = await showAlert({
      title: t("confirmTitle", { name: nameOf(template) }),
      text: t("confirmText"),
      tone: "warn",
      confirm: t("confirm"),
      cancel: t("cancel"),
    });
    if (!isSure) return;
    try {
      await takeBackCopy(code);
      setCopies((all) => all.filter((copy) => copy.code !== code));
    } catch (error) {
      await showError(error);
    }
  };

  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="shared-links" className="mt-16">
      <h2 id="shared-links" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t("intro")}</p>
      <ul className="mt-6 divide-y divide-line border-line border-y">
        {copies.map((copy) => (
          <Row key={copy.code} copy={copy} onTakeBack={() => takeBack(copy)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ copy, onTakeBack }: { copy: OwnCopy; onTakeBack: () => void }) {
  const t = useTranslations("sharedLinks");
  const [status, setStatus] = useState("");
  const path = pathOfOwnUrl(copy.url);
  const copyLink = () =>
    navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => setStatus(t("copied")),
      () => setStatus(t("copyByHand")),
    );
  const name = <span className="sr-only"> {nameOf(copy.template)}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <div className="me-auto">
        <h3 className="text-xl">{nameOf(copy.template)}</h3>
        <p className="text-ink-soft text-sm">
          {t("sharedAt", { date: formatDay(copy.sharedAt, "UTC", useLanguage()) })}
        </p>
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {status}
      </p>
      {/* A separate document, outside the shop's layout. */}
      <a href={path} className={button("secondary", "medium")}>
        {t("open")}
        {name}
      </a>
      <button type="button" className={button("secondary", "medium")} onClick={copyLink}>
        {t("copy")}
        {name}
      </button>
      <button type="button" className={button("secondary", "medium")} onClick={onTakeBack}>
        {t("takeBack")}
        {name}
      </button>
    </li>
  );
}
