import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { notFoundTexts } from "@/components/layout/texts";
import { links } from "@/lib/links";

export const metadata = { title: notFoundTexts.pageTitle };

export default function NotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={notFoundTexts.title}
      text={notFoundTexts.text}
      action={{ label: notFoundTexts.browseAll, href: links.shop }}
    />
  );
}
