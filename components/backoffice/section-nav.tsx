"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { onDemand } from "@/components/ui/on-demand";
import type { Figures } from "@/lib/analytics/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Role } from "@/lib/platform/staff/rules";
import { groupsOf, type Section, sectionOfTask, sectionsOf } from "./sections";

const SearchEverything = onDemand(() =>
  import("./search-everything").then((it) => it.SearchEverything),
);

interface SectionNavProps {
  current: Section["slug"];
  role: Role;
  /** What waits for staff, for the counts beside the sections. */
  tasks: Figures["tasks"];
}

/** The sections in groups: beside the page on wide screens, above it in one line on others. */
export function SectionNav({ current, role, tasks }: SectionNavProps) {
  const t = useTranslations("backOffice");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  const waitingIn = (slug: Section["slug"]) =>
    tasks.reduce((sum, { task, count }) => (sectionOfTask[task] === slug ? sum + count : sum), 0);
  return (
    <nav
      ref={nav}
      aria-label={t("title")}
      className="mt-3 mb-8 overflow-x-auto border-line border-b xl:mt-4 xl:mb-0 xl:border-0"
    >
      <div className="flex gap-1 xl:grid xl:gap-2">
        {groupsOf(role).map(({ title, sections }) => (
          <div key={title}>
            <p className="label hidden pb-1 ps-3 text-ink-soft xl:block" aria-hidden>
              {t(title)}
            </p>
            <ul aria-label={t(title)} className="flex gap-1 xl:block">
              {sections.map(({ slug, title: name }) => {
                const section = t(name);
                const waiting = waitingIn(slug);
                return (
                  <li key={slug}>
                    <IntentLink
                      href={backOfficeLink(slug)}
                      aria-current={slug === current ? "page" : undefined}
                      aria-label={
                        waiting > 0 ? t("waiting", { section, count: waiting }) : undefined
                      }
                      className="section-link"
                    >
                      <span>{section}</span>
                      {waiting > 0 && <span className="section-count">{waiting}</span>}
                    </IntentLink>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Opens the search of all lists, also by Ctrl+K or ⌘K. */
export function SearchButton({ role }: Pick<SectionNavProps, "role">) {
  const t = useTranslations("backOffice");
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", openByKey);
    return () => removeEventListener("keydown", openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-10 w-full items-center gap-2 rounded-control border border-line-strong bg-card px-3 text-ink-soft text-sm hover:border-accent"
        onPointerEnter={SearchEverything.preload}
        onFocus={SearchEverything.preload}
        onClick={() => setIsOpen(true)}
      >
        <Search className="size-4" strokeWidth={1.5} aria-hidden />
        {t("searchAll")}
      </button>
      {isOpen && <SearchEverything sections={sectionsOf(role)} onClose={() => setIsOpen(false)} />}
    </>
  );
}
