import { NotFoundPage } from "@/components/layout/not-found-page";
import { SiteFrame } from "@/components/sites/site-frame";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { SiteVisits } from "@/components/sites/visits/site-visits";
import { findOwnSite } from "@/lib/sites/find-own-site";
import { requireVisits } from "@/lib/sites/visits/queries";

export const instant = false;

export const metadata = {
  title: sitePageTexts.tabs.visits,
  robots: { index: false, follow: false },
};

interface VisitsPageProps {
  params: Promise<{ license: string }>;
}

export default async function VisitsPage({ params }: VisitsPageProps) {
  const { license } = await params;
  const found = await findOwnSite(license);
  if (!found?.site) return <NotFoundPage />;
  const { userId, email, own, site } = found;
  return (
    <SiteFrame
      {...{ email, license }}
      template={own.template}
      preview={own.preview}
      tabs={siteTabs}
      current="visits"
    >
      <SiteVisits site={site} visits={await requireVisits(userId, license)} />
    </SiteFrame>
  );
}
