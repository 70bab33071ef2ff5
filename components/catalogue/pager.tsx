import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { type ShopQuery, shopHref } from "@/lib/catalogue/shop-url";
import { pagerTexts } from "./texts";

interface PagerProps {
  query: ShopQuery;
  pages: number;
}

export function Pager({ query, pages }: PagerProps) {
  const { page } = query;
  return (
    <nav aria-label={pagerTexts.pages} className="flex items-center justify-between gap-4">
      <Step href={page > 1 ? shopHref({ ...query, page: page - 1 }) : null} rel="prev">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden /> {pagerTexts.back}
      </Step>
      <p className="label text-ink-soft">{pagerTexts.page(page, Math.max(pages, 1))}</p>
      <Step href={page < pages ? shopHref({ ...query, page: page + 1 }) : null} rel="next">
        {pagerTexts.next} <ArrowRight className="size-4" strokeWidth={1.5} aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Null on the first or last page. */
  href: string | null;
  rel: "prev" | "next";
  children: ReactNode;
}

function Step({ href, rel, children }: StepProps) {
  return href ? (
    <IntentLink href={href} rel={rel} className={button("secondary")}>
      {children}
    </IntentLink>
  ) : (
    <button type="button" disabled className={button("secondary")}>
      {children}
    </button>
  );
}
