import { useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { Join } from "@/components/backoffice/staff/join";
import { joinTexts } from "@/components/backoffice/staff/texts";
import { Translations } from "@/lib/translations/server";

export const metadata = {
  title: joinTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that links of invitations lead to; its script reads the token after the hash. */
export default function JoinPage() {
  const t = useTranslations("account");
  return (
    <AccountScreen motif="key" title={joinTexts.title} text={joinTexts.intro}>
      <noscript>
        <p className="mt-8">{t("needsScript")}</p>
      </noscript>
      <Translations of={["link"]}>
        <Join />
      </Translations>
    </AccountScreen>
  );
}
