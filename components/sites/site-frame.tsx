import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { AnotherLicense } from "@/components/orders/cart/another-license";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { PageTabs } from "@/components/ui/page-tabs";
import { links } from "@/lib/links";
import { siteLinks } from "@/lib/site-links";
import { Translations } from "@/lib/translations/server";

/** The tabs of a site's page, in their order. */
export const siteTabs = [
  "overview",
  "history",
  "messages",
  "visits",
  "domain",
  "settings",
] as const;

export type SiteTab = (typeof siteTabs)[number];

interface SiteFrameProps {
  /** The customer's email address. */
  email: string;
  license: string;
  /** The name of the template. */
  template: string;
  /** The address of the editor of its words. */
  editor: string;
  presetId: number;
  /** The existing tabs; none for a template that was bought without deployment. */
  tabs: readonly SiteTab[];
  current: SiteTab;
  children: ReactNode;
}

/** The page of one site: its name, its tabs and the open tab. */
export function SiteFrame(props: SiteFrameProps) {
  const t = useTranslations("sitePage");
  const { email, license, template, editor, presetId, tabs, current, children } = props;
  return (
    <CustomersOnly email={email}>
      <div className="page pt-8 pb-20">
        <IntentLink
          href={links.purchases}
          className="inline-flex items-center gap-1.5 text-ink-soft text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden />
          {t("backToPurchases")}
        </IntentLink>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-3xl [overflow-wrap:anywhere]">{t("title", { template })}</h1>
            <p translate="no" className="label mt-1.5 text-ink-soft">
              {license}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Translations of={["anotherLicense"]}>
              <AnotherLicense presetId={presetId} name={template} />
            </Translations>
            <Anchor href={editor} className={button("secondary")}>
              {t("edit")}
            </Anchor>
          </div>
        </div>
        {tabs.length > 0 && (
          <PageTabs
            label={t("parts")}
            tabs={tabs.map((tab) => ({
              name: t(tab),
              href: siteLinks.ownSite(license, tab),
            }))}
            current={siteLinks.ownSite(license, current)}
          />
        )}
        <div className="mt-8">
          <Translations of={["sitePicture", "fieldErrors"]}>{children}</Translations>
        </div>
      </div>
    </CustomersOnly>
  );
}
