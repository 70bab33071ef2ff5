import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { PopupPage } from "@/components/accounts/popup-page";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("popup");
  return { title: t("backToShop"), robots: { index: false } };
}

export default function PopupDonePage() {
  const t = useTranslations("popup");
  return (
    <Translations of={["identityErrors", "fieldErrors"]}>
      <PopupPage step="end" title={t("backToShop")} text={t("closes")} />
    </Translations>
  );
}
