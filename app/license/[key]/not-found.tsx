import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";

export default function LicenseNotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title="No such license"
      text="We never gave this key to anybody."
      hint="Please compare it with the one in LICENSE.txt: five groups of four letters."
      action={{ label: "What a license allows", href: links.license }}
    />
  );
}
