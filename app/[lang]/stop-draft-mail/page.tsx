import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { StopDraftEmail } from "@/components/customization/drafts/stop-draft-emails";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stopDraftEmail");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that the link of an email leads to; its script reads the token after the hash. */
export default function StopDraftEmailPage() {
  const t = useTranslations("stopDraftEmail");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="lock" title={t("title")} text={t("intro")}>
      <noscript>
        <p className="mt-8">{accountText("needsScript")}</p>
      </noscript>
      <Translations of={["stopDraftEmail"]}>
        <StopDraftEmail />
      </Translations>
    </AccountScreen>
  );
}
