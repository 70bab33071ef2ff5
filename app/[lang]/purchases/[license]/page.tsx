import { SiteOverview } from "@/components/sites/site-overview";
import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { isEmailVerified } from "@/lib/accounts/queries";
import { slugOf } from "@/lib/catalogue/rules";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";
import { Translations } from "@/lib/translations/server";

export const instant = false;

export const generateMetadata = siteMetadata("overview");

const overviewMessages = [
  "siteOverview",
  "siteLanguages",
  "siteWaiting",
  "changeList",
  "objection",
  "openPlaces",
  "pictureErrors",
  "sendLink",
] as const;

export default function OverviewPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="overview">
      {async ({ site, own, userId }) => (
        <Translations of={overviewMessages}>
          <SiteOverview
            site={site}
            draft={draftNameOf(slugOf(own.preview), own.licenseNumber)}
            editor={links.edit(own.preview, own.licenseNumber)}
            contact={seller().email}
            isVerified={await isEmailVerified(userId)}
          />
        </Translations>
      )}
    </SitePage>
  );
}
