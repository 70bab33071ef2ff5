import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { SiteSettings } from "@/components/sites/site-settings";
import { site as shop } from "@/lib/site";

export const instant = false;

export const metadata = siteMetadata("settings");

export default function SettingsPage({ params }: SitePageProps) {
  return (
    <SitePage params={params} tab="settings">
      {({ site }) => <SiteSettings site={site} shop={shop.name} />}
    </SitePage>
  );
}
