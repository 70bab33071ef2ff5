import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";

export default function LicenseNotFound() {
  const t = useTranslations("licenseCheck");
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={t("unknown")}
      text={t("neverGiven")}
      hint={t("compare")}
      action={{ label: t("whatItAllows"), href: links.license }}
    />
  );
}
