"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";

const entries = [
  { key: "home", href: links.home, segment: null },
  { key: "shop", href: links.shop, segment: "shop" },
  { key: "team", href: links.team, segment: "about" },
] as const;

interface NavLinksProps {
  className?: string;
  itemClassName: string;
}

/** Links to the main pages, except to the current one. */
export function NavLinks({ className, itemClassName }: NavLinksProps) {
  const t = useTranslations("layout");
  const currentSegment = useSelectedLayoutSegment();
  return (
    <ul className={className}>
      {entries
        .filter(({ segment }) => segment !== currentSegment)
        .map(({ key, href }) => (
          <li key={href}>
            <IntentLink href={href} className={`block ${itemClassName}`}>
              {t(key)}
            </IntentLink>
          </li>
        ))}
    </ul>
  );
}
