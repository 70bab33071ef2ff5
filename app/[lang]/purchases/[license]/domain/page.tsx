import { SiteDomain } from "@/components/sites/domains/site-domain";
import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { requireSiteDomains } from "@/lib/sites/domains/queries/domains";
import { Translations } from "@/lib/translations/server";

export const instant = false;

export const generateMetadata = siteMetadata("domain");

export default function DomainPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="domain">
      {async ({ userId, license }) => (
        <Translations of={["siteDomain", "domainRecords", "recordProblems"]}>
          <SiteDomain initial={await requireSiteDomains(userId, license)} />
        </Translations>
      )}
    </SitePage>
  );
}
