import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { ConfirmEmail } from "@/components/accounts/security/confirm-email";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("confirm");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that links in emails lead to; its script reads the token after the hash. */
export default function ConfirmEmailPage() {
  const t = useTranslations("confirm");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="lock" title={t("title")} text={t("intro")}>
      <noscript>
        <p className="mt-8">{accountText("needsScript")}</p>
      </noscript>
      <Translations of={["confirm", "link"]}>
        <ConfirmEmail />
      </Translations>
    </AccountScreen>
  );
}
