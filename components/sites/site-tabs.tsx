"use client";

import { useLayoutEffect, useRef } from "react";
import { links } from "@/lib/links";
import type { SiteTab } from "./tabs";
import { sitePageTexts as texts } from "./texts";

interface SiteTabsProps {
  license: string;
  tabs: readonly SiteTab[];
  current: SiteTab;
}

/**
 * The tabs of a site's page. A phone has no room for all of them: the open tab is scrolled into
 * view.
 */
export function SiteTabs({ license, tabs, current }: SiteTabsProps) {
  const open = useRef<HTMLAnchorElement>(null);
  // Before they are painted, and not once the visitor has scrolled them.
  useLayoutEffect(() => {
    const { offsetLeft = 0, offsetWidth = 0, parentElement: bar } = open.current ?? {};
    if (bar?.scrollLeft === 0) bar.scrollLeft = offsetLeft + offsetWidth / 2 - bar.clientWidth / 2;
  }, []);
  return (
    <nav
      aria-label={texts.parts}
      className="relative mt-8 flex gap-1 overflow-x-auto border-line border-b"
    >
      {/* Loaded from the server: the router would show a tab as it was before a change in
          another one. */}
      {tabs.map((tab) => (
        <a
          key={tab}
          ref={tab === current ? open : undefined}
          href={links.ownSite(license, tab)}
          aria-current={tab === current ? "page" : undefined}
          className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 px-3.5 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {texts.tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
