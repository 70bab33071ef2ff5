import { compareTexts as texts } from "@/components/compare/texts";
import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";

export default function CompareNotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={texts.notFound}
      text={texts.notFoundText}
      action={{ label: texts.browseAll, href: links.shop }}
    />
  );
}
