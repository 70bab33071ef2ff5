import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { SiteSettings } from "@/components/sites/site-settings";
import { listBusinesses } from "@/lib/customization/businesses/queries";
import { site as shop } from "@/lib/site";
import { siteOrigin } from "@/lib/sites/address";
import { shownAddress } from "@/lib/sites/rules";
import { requireWebhook } from "@/lib/sites/webhooks/queries";
import { Translations } from "@/lib/translations/server";

export const instant = false;

export const generateMetadata = siteMetadata("settings");

const settingsMessages = [
  "siteSettings",
  "settingsForm",
  "businessSettings",
  "deployment",
  "formSettings",
  "moveSettings",
  "tradeLabels",
  "webhook",
] as const;

/** An own domain has nothing of the name in it. */
const pattern = () => shownAddress(siteOrigin({ name: "*", domain: null }));

export default function SettingsPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="settings">
      {async ({ userId, license, site }) => (
        <Translations of={settingsMessages}>
          <SiteSettings
            site={site}
            webhook={await requireWebhook(userId, license)}
            businesses={await listBusinesses(userId)}
            shop={shop.name}
            pattern={pattern()}
          />
        </Translations>
      )}
    </SitePage>
  );
}
