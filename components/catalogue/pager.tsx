import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  const t = useTranslations("pager");
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-between gap-4">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden /> {t("back")}
      </Step>
      <p className="label text-ink-soft">{t("page", { page, pages: Math.max(pages, 1) })}</p>
      <Step href={page < pages ? hrefOf(page + 1) : null} rel="next">
        {t("next")} <ArrowRight className="size-4" strokeWidth={1.5} aria-hidden />
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
