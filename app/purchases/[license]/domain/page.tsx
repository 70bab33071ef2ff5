import { SiteDomain } from "@/components/domains/site-domain";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { SiteFrame } from "@/components/sites/site-frame";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { requireSiteDomains } from "@/lib/domains/queries/domains";
import { findOwnSite } from "@/lib/sites/find-own-site";

export const instant = false;

export const metadata = {
  title: sitePageTexts.tabs.domain,
  robots: { index: false, follow: false },
};

interface DomainPageProps {
  params: Promise<{ license: string }>;
}

export default async function DomainPage({ params }: DomainPageProps) {
  const { license } = await params;
  const found = await findOwnSite(license);
  if (!found?.site) return <NotFoundPage />;
  const { userId, email, own } = found;
  return (
    <SiteFrame
      {...{ email, license }}
      template={own.template}
      preview={own.preview}
      tabs={siteTabs}
      current="domain"
    >
      <SiteDomain initial={await requireSiteDomains(userId, license)} />
    </SiteFrame>
  );
}
