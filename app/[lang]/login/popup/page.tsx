import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { PopupPage } from "@/components/accounts/popup-page";
import { env } from "@/lib/env";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("popup");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default function PopupStartPage() {
  const t = useTranslations("popup");
  return (
    <Translations of={["identityErrors", "fieldErrors"]}>
      <PopupPage
        step="start"
        title={t("opening", { provider: env("identity").OIDC_NAME })}
        text={t("redirecting")}
      />
    </Translations>
  );
}
