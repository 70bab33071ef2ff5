import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { ForgotPasswordButton } from "@/components/accounts/forgot-password-button";
import { ResetScreen } from "@/components/accounts/reset-screen";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reset");
  return { title: t("title"), robots: { index: false } };
}

/** For addresses that lost their token. */
export default function NoResetLinkPage() {
  const t = useTranslations("reset");
  return (
    <ResetScreen text={t("noLink")}>
      <Translations of={["account", "forgot", "accountFields", "fieldErrors"]}>
        <ForgotPasswordButton className="-ms-3.5 mt-2" />
      </Translations>
    </ResetScreen>
  );
}
