"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { previewPath, templateSlugOf } from "@/lib/catalogue/rules";
import { draftedTemplates } from "@/lib/customization/content/draft-index";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";

interface ContentNoticeProps {
  /** The slugs of templates. */
  names: readonly string[];
  /** Whose words: those for one of several licenses. */
  licenseNumber?: number;
  className?: string;
}

/** Names the templates whose words should be checked before they are paid or published. */
export function ContentNotice({ names, licenseNumber = 1, className = "" }: ContentNoticeProps) {
  const t = useTranslations("contentNotice");
  const { status, user } = useVisitor();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const owner = user?.email ?? "";
  const draftOf = (name: string) => draftNameOf(templateSlugOf(name), licenseNumber);
  const slugs = names.map(draftOf).join();

  useEffect(() => {
    if (status === "unknown") return;
    const drafted = draftedTemplates(owner).filter((slug) => slugs.split(",").includes(slug));
    let isGone = false;
    for (const slug of drafted) {
      import("./count-problems")
        .then(({ countProblems }) => countProblems(slug, owner))
        .then((count) => !isGone && setCounts((before) => ({ ...before, [slug]: count })))
        // Storage is blocked, so there are no drafts to check.
        .catch(() => {});
    }
    return () => {
      isGone = true;
    };
  }, [slugs, owner, status]);

  const found = names.filter((name) => counts[draftOf(name)]);
  if (found.length === 0) return null;
  return (
    <ul
      aria-label={t("label")}
      className={`grid gap-2 rounded-control border border-line bg-paper p-4 text-sm ${className}`}
    >
      {found.map((name) => (
        <li key={name}>
          <span>{t("found", { template: name, count: counts[draftOf(name)] ?? 0 })}</span>{" "}
          <Anchor
            href={`${links.edit(previewPath(name), licenseNumber)}#check`}
            className="text-accent underline underline-offset-4"
          >
            {t("look")}
            <span className="sr-only">{t("lookAt", { template: name })}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
