import { SiteMessages } from "@/components/sites/messages/site-messages";
import { SitePage, type SitePageProps, siteMetadata } from "@/components/sites/site-page";
import { isEmailVerified } from "@/lib/accounts/queries";
import { links } from "@/lib/links";
import { listMessages } from "@/lib/sites/messages/queries/list-messages";
import { readQuery } from "@/lib/sites/messages/schemas";
import { Translations } from "@/lib/translations/server";

export const instant = false;

export const generateMetadata = siteMetadata("messages");

const inboxMessages = [
  "siteMessages",
  "messageFilters",
  "messageKinds",
  "messageMail",
  "messagesChanged",
  "noMessages",
  "noMessagesHint",
  "sendLink",
  "spamReasons",
] as const;

export default function MessagesPage({ params, searchParams }: SitePageProps) {
  return (
    <SitePage params={params} tab="messages">
      {async ({ license, own, userId, email }) => {
        const query = readQuery(await searchParams);
        const [page, isVerified] = await Promise.all([
          listMessages(own.invoiceItemId, query),
          isEmailVerified(userId),
        ]);
        return (
          <Translations of={inboxMessages}>
            <SiteMessages
              key={JSON.stringify(query)}
              license={license}
              editor={links.edit(own.preview, own.licenseNumber)}
              query={query}
              page={page}
              unverified={isVerified ? null : email}
            />
          </Translations>
        );
      }}
    </SitePage>
  );
}
