import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { CustomersOnly } from "@/components/account/customers-only";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";
import { sitePageTexts as texts } from "./texts";

export type SiteTab = keyof typeof texts.tabs;

interface SiteFrameProps {
  /** Of the customer. */
  email: string;
  license: string;
  /** The template's name. */
  template: string;
  /** The path of the template's preview. */
  preview: string;
  /** Those that exist; none for a template that was bought without a site. */
  tabs: readonly SiteTab[];
  current: SiteTab;
  children: ReactNode;
}

/** The page of one site: its name, its tabs and the part that is open. */
export function SiteFrame(props: SiteFrameProps) {
  const { email, license, template, preview, tabs, current, children } = props;
  return (
    <CustomersOnly email={email}>
      <div className="page pt-8 pb-20">
        <IntentLink
          href={links.purchases}
          className="inline-flex items-center gap-1.5 text-ink-soft text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden />
          {texts.backToPurchases}
        </IntentLink>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-3xl [overflow-wrap:anywhere]">{texts.title(template)}</h1>
            <p className="label mt-1.5 text-ink-soft">{license}</p>
          </div>
          <a href={links.edit(preview)} className={button("secondary")}>
            {texts.edit}
          </a>
        </div>
        {tabs.length > 0 && (
          <nav
            aria-label={texts.parts}
            className="mt-8 flex gap-1 overflow-x-auto border-line border-b"
          >
            {/* Loaded anew: the router would show a part as it was before a change in another. */}
            {tabs.map((tab) => (
              <a
                key={tab}
                href={links.ownSite(license, tab)}
                aria-current={tab === current ? "page" : undefined}
                className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 px-3.5 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
              >
                {texts.tabs[tab]}
              </a>
            ))}
          </nav>
        )}
        <div className="mt-8">{children}</div>
      </div>
    </CustomersOnly>
  );
}
