import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { ResetForm } from "@/components/accounts/reset-form";
import { ResetScreen } from "@/components/accounts/reset-screen";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reset");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/**
 * One static page for all tokens (`rewrites` in next.config.mjs), so that requests with random
 * tokens cost no rendering.
 */
export default function ResetPasswordPage() {
  const t = useTranslations("reset");
  return (
    <ResetScreen text={t("intro")}>
      <Translations
        of={["account", "reset", "newPassword", "passwordRules", "accountFields", "fieldErrors"]}
      >
        <ResetForm />
      </Translations>
    </ResetScreen>
  );
}
