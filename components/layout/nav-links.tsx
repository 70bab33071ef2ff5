"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";
import { navigationTexts } from "./texts";

const entries = [
  { label: navigationTexts.home, href: links.home, segment: null },
  { label: navigationTexts.shop, href: links.shop, segment: "shop" },
  { label: navigationTexts.team, href: links.team, segment: "about" },
] as const;

interface NavLinksProps {
  className?: string;
  itemClassName: string;
}

/** Links to the main pages, except to the current one. */
export function NavLinks({ className, itemClassName }: NavLinksProps) {
  const currentSegment = useSelectedLayoutSegment();
  return (
    <ul className={className}>
      {entries
        .filter(({ segment }) => segment !== currentSegment)
        .map(({ label, href }) => (
          <li key={href}>
            <IntentLink href={href} className={`block ${itemClassName}`}>
              {label}
            </IntentLink>
          </li>
        ))}
    </ul>
  );
}
