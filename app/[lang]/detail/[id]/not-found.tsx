import { PresetNotFoundAlert } from "@/components/catalogue/preset-not-found-alert";
import { detailNotFoundTexts as texts } from "@/components/catalogue/texts";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";

export default function DetailNotFound() {
  return (
    <>
      <MessagePage
        picture={<LostSwatch className="h-48" />}
        title={texts.title}
        text={texts.text}
        hint={texts.hint}
        action={{ label: texts.browseAll, href: links.shop }}
      />
      <PresetNotFoundAlert />
    </>
  );
}
