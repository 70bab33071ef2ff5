import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountScreen } from "@/components/accounts/account-screen";
import { DeletionLink } from "@/components/accounts/privacy/deletion-link";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("deletionLink");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that the link of an email leads to; its script reads the token after the hash. */
export default function DeleteAccountPage() {
  const t = useTranslations("deletionLink");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="person" title={t("title")} text={t("intro")}>
      <noscript>
        <p className="mt-8">{accountText("needsScript")}</p>
      </noscript>
      <Translations of={["deletionLink", "link", "leaving"]}>
        <DeletionLink />
      </Translations>
    </AccountScreen>
  );
}
