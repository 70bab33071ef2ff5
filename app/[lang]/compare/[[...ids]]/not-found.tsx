import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";

export default function CompareNotFound() {
  const t = useTranslations("compare");
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={t("notFound")}
      text={t("notFoundText")}
      action={{ label: t("browseAll"), href: links.shop }}
    />
  );
}
