import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { NotMe } from "@/components/accounts/security/not-me";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notMe");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that the link of a notice leads to; its script reads the token after the hash. */
export default function NotMePage() {
  const t = useTranslations("notMe");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="lock" title={t("title")} text={t("intro")}>
      <noscript>
        <p className="mt-8">{accountText("needsScript")}</p>
      </noscript>
      <Translations of={["notMe", "siteDestinations"]}>
        <NotMe />
      </Translations>
    </AccountScreen>
  );
}
