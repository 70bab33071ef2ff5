import type { Metadata } from "next";
import { useLanguage, useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { Join } from "@/components/backoffice/join";
import { getTranslations, InLanguageOf, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("join");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that links of invitations lead to; its script reads the token after the hash. */
export default function JoinPage() {
  const t = useTranslations("join");
  const account = useTranslations("account");
  const language = useLanguage();
  return (
    <InLanguageOf group="join">
      <AccountScreen motif="key" title={t("title")} text={t("intro")}>
        <noscript>
          <p lang={language} className="mt-8">
            {account("needsScript")}
          </p>
        </noscript>
        <Translations of={["link", "join", "staffRoles"]}>
          <Join />
        </Translations>
      </AccountScreen>
    </InLanguageOf>
  );
}
