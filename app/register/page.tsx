import { AccountScreen } from "@/components/accounts/account-screen";
import { GuestsOnly } from "@/components/accounts/guests-only";
import { OtherForm } from "@/components/accounts/other-form";
import { RegisterForm } from "@/components/accounts/register-form";
import { accountTexts, registerTexts } from "@/components/accounts/texts";
import { links } from "@/lib/links";

export const metadata = { title: accountTexts.register, robots: { index: false } };

export default function RegisterPage() {
  return (
    <AccountScreen motif="person" title={accountTexts.register} text={registerTexts.intro}>
      <OtherForm
        question={registerTexts.hasAccount}
        action={{ label: accountTexts.login, href: links.login }}
      >
        <GuestsOnly>
          <RegisterForm />
        </GuestsOnly>
      </OtherForm>
    </AccountScreen>
  );
}
