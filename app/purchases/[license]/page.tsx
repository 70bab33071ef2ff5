import { NotFoundPage } from "@/components/layout/not-found-page";
import { NoSite } from "@/components/sites/no-site";
import { SiteFrame } from "@/components/sites/site-frame";
import { SiteOverview } from "@/components/sites/site-overview";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { site as shop } from "@/lib/site";
import { findOwnSite } from "@/lib/sites/find-own-site";

export const instant = false;

export const metadata = { title: sitePageTexts.yourSite, robots: { index: false, follow: false } };

interface SitePageProps {
  params: Promise<{ license: string }>;
}

export default async function SitePage({ params }: SitePageProps) {
  const { license } = await params;
  const found = await findOwnSite(license);
  if (!found) return <NotFoundPage />;
  const { email, own, site } = found;
  return (
    <SiteFrame
      {...{ email, license }}
      template={own.template}
      preview={own.preview}
      tabs={site ? siteTabs : []}
      current="overview"
    >
      {site ? (
        <SiteOverview site={site} contact={shop.email} />
      ) : (
        <NoSite template={own.template} />
      )}
    </SiteFrame>
  );
}
