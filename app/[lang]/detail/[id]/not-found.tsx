import { useTranslations } from "#translations";
import { PresetNotFoundAlert } from "@/components/catalogue/preset-not-found-alert";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";

export default function DetailNotFound() {
  const t = useTranslations("detailNotFound");
  return (
    <>
      <MessagePage
        picture={<LostSwatch className="h-48" />}
        title={t("title")}
        text={t("text")}
        hint={t("hint")}
        action={{ label: t("browseAll"), href: links.shop }}
      />
      <PresetNotFoundAlert title={t("title")} text={t("text")} />
    </>
  );
}
