import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { pagerTexts } from "./texts";

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  return (
    <nav aria-label={pagerTexts.pages} className="flex items-center justify-between gap-4">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden /> {pagerTexts.back}
      </Step>
      <p className="label text-ink-soft">{pagerTexts.page(page, Math.max(pages, 1))}</p>
      <Step href={page < pages ? hrefOf(page + 1) : null} rel="next">
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
