import { compareTexts as texts } from "@/components/catalogue/compare/texts";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
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
