import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountFormLayout } from "@/components/accounts/account-form-layout";
import { AccountScreen } from "@/components/accounts/account-screen";
import { GuestsOnly } from "@/components/accounts/guests-only";
import { RegisterForm } from "@/components/accounts/register-form";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("register"), robots: { index: false } };
}

export default function RegisterPage() {
  const t = useTranslations("register");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="person" title={accountText("register")} text={t("intro")}>
      <AccountFormLayout
        question={t("hasAccount")}
        action={{ label: accountText("login"), href: links.login }}
      >
        <Translations
          of={[
            "account",
            "register",
            "newPassword",
            "passwordRules",
            "accountFields",
            "fieldErrors",
          ]}
        >
          <GuestsOnly>
            <RegisterForm />
          </GuestsOnly>
        </Translations>
      </AccountFormLayout>
    </AccountScreen>
  );
}
