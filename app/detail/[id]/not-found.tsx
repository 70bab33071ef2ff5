import { LostSwatch } from "@/components/illustrations/lost-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { links } from "@/lib/links";

export default function DetailNotFound() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title="Not detail"
      text="Unable to display detail at this time"
      hint="This preset does not exist, or its address is not quite right."
      action={{ label: "Browse all presets", href: links.shop }}
    />
  );
}
