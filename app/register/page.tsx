import { AccountScreen } from "@/components/account/account-screen";
import { FormFooterLinks } from "@/components/account/form-footer-links";
import { GuestsOnly } from "@/components/account/guests-only";
import { RegisterForm } from "@/components/account/register-form";
import { accountTexts, registerTexts } from "@/components/account/texts";
import { links } from "@/lib/links";

export const metadata = { title: accountTexts.register, robots: { index: false } };

export default function RegisterPage() {
  return (
    <AccountScreen motif="person" title={accountTexts.register} text={registerTexts.intro}>
      <GuestsOnly>
        <RegisterForm />
      </GuestsOnly>
      <FormFooterLinks
        question={registerTexts.hasAccount}
        action={{ label: accountTexts.login, href: links.login }}
      />
    </AccountScreen>
  );
}
