import type { Metadata } from "next";
import type { ReactNode } from "react";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { links } from "@/lib/links";
import { findOwnSite } from "@/lib/sites/find-own-site";
import { getTranslations, inLanguageOfPage } from "@/lib/translations/server";
import { NoSite } from "./no-site";
import { SiteFrame, type SiteTab, siteTabs } from "./site-frame";

type OwnLicense = NonNullable<Awaited<ReturnType<typeof findOwnSite>>>;

type OwnSite = OwnLicense & { license: string; site: NonNullable<OwnLicense["site"]> };

/** The props of each page of a site. */
export interface SitePageProps {
  params: Promise<{ license: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface SitePageOfTabProps extends Pick<SitePageProps, "params"> {
  tab: SiteTab;
  children: (own: OwnSite) => ReactNode | Promise<ReactNode>;
}

export const siteMetadata = (tab: SiteTab) => async (): Promise<Metadata> => {
  const t = await getTranslations("sitePage");
  return {
    title: tab === "overview" ? t("yourSite") : t(tab),
    robots: { index: false, follow: false },
  };
};

/** One tab of the page of the signed-in customer's own site. */
export async function SitePage({ params, tab, children }: SitePageOfTabProps) {
  const { license } = await params;
  const found = await inLanguageOfPage(() => findOwnSite(license));
  const hasPart = found && (found.site || tab === "overview");
  if (!hasPart) return <NotFoundPage />;
  const { email, own, site, payer } = found;
  return (
    <SiteFrame
      email={email}
      license={license}
      template={own.template}
      editor={links.edit(own.preview, own.licenseNumber)}
      presetId={own.presetId}
      tabs={site ? siteTabs : []}
      current={tab}
    >
      {site ? await children({ ...found, license, site }) : <NoSite own={own} payer={payer} />}
    </SiteFrame>
  );
}
