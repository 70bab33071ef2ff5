import type { Metadata } from "next";
import { useTranslations } from "#translations";
import { AccountFormLayout } from "@/components/accounts/account-form-layout";
import { AccountScreen } from "@/components/accounts/account-screen";
import { GuestsOnly } from "@/components/accounts/guests-only";
import { LoginForm } from "@/components/accounts/login-form";
import { PasskeyLogin } from "@/components/accounts/passkey-login";
import { PopupLogin } from "@/components/accounts/popup-login";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("login"), robots: { index: false } };
}

export default function LoginPage() {
  const t = useTranslations("login");
  const accountText = useTranslations("account");
  return (
    <AccountScreen motif="key" title={accountText("login")} text={t("intro")}>
      <AccountFormLayout
        question={t("isNew")}
        action={{ label: accountText("register"), href: links.register }}
      >
        <Translations
          of={[
            "account",
            "login",
            "identityLogin",
            "forgot",
            "accountFields",
            "fieldErrors",
            "passkeyErrors",
            "identityErrors",
          ]}
        >
          <GuestsOnly>
            <LoginForm />
            <PopupLogin>
              <PasskeyLogin />
            </PopupLogin>
          </GuestsOnly>
        </Translations>
      </AccountFormLayout>
    </AccountScreen>
  );
}
