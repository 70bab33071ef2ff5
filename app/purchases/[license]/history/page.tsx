import { NotFoundPage } from "@/components/layout/not-found-page";
import { SiteFrame } from "@/components/sites/site-frame";
import { SiteHistory } from "@/components/sites/site-history";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { findOwnSite } from "@/lib/sites/find-own-site";
import { listHistory } from "@/lib/sites/queries/history";

export const instant = false;

export const metadata = {
  title: sitePageTexts.tabs.history,
  robots: { index: false, follow: false },
};

interface HistoryPageProps {
  params: Promise<{ license: string }>;
}

export default async function HistoryPage({ params }: HistoryPageProps) {
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
      current="history"
    >
      <SiteHistory site={site} versions={await listHistory(userId, license)} />
    </SiteFrame>
  );
}
