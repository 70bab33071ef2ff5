"use client";

import { useLayoutEffect, useRef } from "react";

interface PageTabsProps {
  label: string;
  tabs: readonly { name: string; href: string }[];
  /** The address of the open one. */
  current: string;
}

/**
 * Links between the parts of a page. A phone has no room for all of them: the open one is scrolled
 * into view.
 */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const open = useRef<HTMLAnchorElement>(null);
  // Before they are painted, and not once the visitor has scrolled them.
  useLayoutEffect(() => {
    const { offsetLeft = 0, offsetWidth = 0, parentElement: bar } = open.current ?? {};
    if (bar?.scrollLeft === 0) bar.scrollLeft = offsetLeft + offsetWidth / 2 - bar.clientWidth / 2;
  }, []);
  return (
    <nav
      aria-label={label}
      className="relative mt-8 flex gap-1 overflow-x-auto border-line border-b"
    >
      {/* Loaded from the server: the router would show a part as it was before a change in
          another one. */}
      {tabs.map(({ name, href }) => (
        <a
          key={href}
          ref={href === current ? open : undefined}
          href={href}
          aria-current={href === current ? "page" : undefined}
          className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 px-3.5 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
