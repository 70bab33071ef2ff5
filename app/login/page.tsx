import { AccountScreen } from "@/components/account/account-screen";
import { FormFooterLinks } from "@/components/account/form-footer-links";
import { GuestsOnly } from "@/components/account/guests-only";
import { LoginForm } from "@/components/account/login-form";
import { PasskeyLogin } from "@/components/account/passkey-login";
import { PopupLogin } from "@/components/account/popup-login";
import { accountTexts, loginTexts } from "@/components/account/texts";
import { links } from "@/lib/links";

export const metadata = { title: accountTexts.login, robots: { index: false } };

export default function LoginPage() {
  return (
    <AccountScreen motif="key" title={accountTexts.login} text={loginTexts.intro}>
      <GuestsOnly>
        <LoginForm />
        <PopupLogin>
          <PasskeyLogin />
        </PopupLogin>
      </GuestsOnly>
      <FormFooterLinks
        question={loginTexts.isNew}
        action={{ label: accountTexts.register, href: links.register }}
      />
    </AccountScreen>
  );
}
