"use client";

import { useEffect, useRef } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import type { Figures } from "@/lib/analytics/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Role } from "@/lib/platform/staff/rules";
import { groupsOf, type Section, sectionOfTask } from "./sections";
import { backOfficeTexts as texts } from "./texts";

interface SectionNavProps {
  current: Section["slug"];
  role: Role;
  /** What waits for staff, for the counts beside the sections. */
  tasks: Figures["tasks"];
}

/** The sections in groups: beside the page on wide screens, above it in one line on others. */
export function SectionNav({ current, role, tasks }: SectionNavProps) {
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
      aria-label={texts.title}
      className="mt-6 mb-8 overflow-x-auto border-line border-b xl:my-0 xl:border-0"
    >
      <div className="flex gap-1 xl:grid xl:gap-4">
        {groupsOf(role).map(({ title, sections }) => (
          <div key={title}>
            <p className="label hidden pb-1 pl-3 text-ink-soft xl:block" aria-hidden>
              {title}
            </p>
            <ul aria-label={title} className="flex gap-1 xl:block">
              {sections.map(({ slug, title: section }) => {
                const waiting = waitingIn(slug);
                return (
                  <li key={slug}>
                    <IntentLink
                      href={backOfficeLink(slug)}
                      aria-current={slug === current ? "page" : undefined}
                      aria-label={waiting > 0 ? texts.waiting(section, waiting) : undefined}
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
