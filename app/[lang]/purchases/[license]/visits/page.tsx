import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { SiteVisits } from "@/components/sites/visits/site-visits";
import { requireVisits } from "@/lib/sites/visits/queries";

export const instant = false;

export const generateMetadata = siteMetadata("visits");

export default function VisitsPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="visits">
      {async ({ userId, license, site }) => (
        <SiteVisits site={site} visits={await requireVisits(userId, license)} />
      )}
    </SitePage>
  );
}
