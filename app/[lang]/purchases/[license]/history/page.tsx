import { SiteHistory } from "@/components/sites/site-history";
import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { listHistory } from "@/lib/sites/queries/history";
import { inLanguageOfPage, Translations } from "@/lib/translations/server";

export const instant = false;

export const generateMetadata = siteMetadata("history");

export default function HistoryPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="history">
      {async ({ userId, license, site }) => (
        <Translations of={["siteHistory", "changeList"]}>
          <SiteHistory
            site={site}
            versions={await inLanguageOfPage(() => listHistory(userId, license))}
          />
        </Translations>
      )}
    </SitePage>
  );
}
