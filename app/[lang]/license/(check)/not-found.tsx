import { MessagePage } from "@/components/layout/message-page";
import { licenseCheckTexts as texts } from "@/components/sites/delivery/texts";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";

export default function LicenseNotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={texts.unknown}
      text={texts.neverGiven}
      hint={texts.compare}
      action={{ label: texts.whatItAllows, href: links.license }}
    />
  );
}
