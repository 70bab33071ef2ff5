import { licenseCheckTexts as texts } from "@/components/delivery/texts";
import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
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
