import { NotFoundPage } from "@/components/layout/not-found-page";
import { SiteFrame } from "@/components/sites/site-frame";
import { SiteSettings } from "@/components/sites/site-settings";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { site as shop } from "@/lib/site";
import { findOwnSite } from "@/lib/sites/find-own-site";

export const instant = false;

export const metadata = {
  title: sitePageTexts.tabs.settings,
  robots: { index: false, follow: false },
};

interface SettingsPageProps {
  params: Promise<{ license: string }>;
}

export default async function SettingsPage({ params }: SettingsPageProps) {
  const { license } = await params;
  const found = await findOwnSite(license);
  if (!found?.site) return <NotFoundPage />;
  const { email, own, site } = found;
  return (
    <SiteFrame
      {...{ email, license }}
      template={own.template}
      preview={own.preview}
      tabs={siteTabs}
      current="settings"
    >
      <SiteSettings site={site} shop={shop.name} />
    </SiteFrame>
  );
}
