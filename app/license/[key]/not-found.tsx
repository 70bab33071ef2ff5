import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { Message } from "@/components/layout/message";
import { links } from "@/lib/links";

export default function LicenceNotFound() {
  return (
    <Message
      picture={<LostSwatch className="h-48" />}
      title="No such licence"
      text="We never gave this key to anybody."
      hint="Please compare it with the one in LICENSE.txt: five groups of four letters."
      action={{ label: "What a licence allows", href: links.licence }}
    />
  );
}
