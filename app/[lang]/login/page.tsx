import { AccountFormLayout } from "@/components/accounts/account-form-layout";
import { AccountScreen } from "@/components/accounts/account-screen";
import { GuestsOnly } from "@/components/accounts/guests-only";
import { LoginForm } from "@/components/accounts/login-form";
import { PasskeyLogin } from "@/components/accounts/passkey-login";
import { PopupLogin } from "@/components/accounts/popup-login";
import { accountTexts, loginTexts } from "@/components/accounts/texts";
import { links } from "@/lib/links";

export const metadata = { title: accountTexts.login, robots: { index: false } };

export default function LoginPage() {
  return (
    <AccountScreen motif="key" title={accountTexts.login} text={loginTexts.intro}>
      <AccountFormLayout
        question={loginTexts.isNew}
        action={{ label: accountTexts.register, href: links.register }}
      >
        <GuestsOnly>
          <LoginForm />
          <PopupLogin>
            <PasskeyLogin />
          </PopupLogin>
        </GuestsOnly>
      </AccountFormLayout>
    </AccountScreen>
  );
}
