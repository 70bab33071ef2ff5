import { NotFoundPage } from "@/components/layout/not-found-page";
import { SiteMessages } from "@/components/messages/site-messages";
import { SiteFrame } from "@/components/sites/site-frame";
import { siteTabs } from "@/components/sites/tabs";
import { sitePageTexts } from "@/components/sites/texts";
import { listMessages } from "@/lib/messages/queries/list-messages";
import { readQuery } from "@/lib/messages/schemas";
import { findOwnSite } from "@/lib/sites/find-own-site";

export const instant = false;

export const metadata = {
  title: sitePageTexts.tabs.messages,
  robots: { index: false, follow: false },
};

interface MessagesPageProps {
  params: Promise<{ license: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MessagesPage({ params, searchParams }: MessagesPageProps) {
  const { license } = await params;
  const found = await findOwnSite(license);
  if (!found?.site) return <NotFoundPage />;
  const { email, own } = found;
  const query = readQuery(await searchParams);
  const page = await listMessages(own.invoiceItemId, query);
  return (
    <SiteFrame
      {...{ email, license }}
      template={own.template}
      preview={own.preview}
      tabs={siteTabs}
      current="messages"
    >
      <SiteMessages
        key={JSON.stringify(query)}
        license={license}
        preview={own.preview}
        query={query}
        page={page}
      />
    </SiteFrame>
  );
}
