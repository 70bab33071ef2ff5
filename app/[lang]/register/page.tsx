import { AccountFormLayout } from "@/components/accounts/account-form-layout";
import { AccountScreen } from "@/components/accounts/account-screen";
import { GuestsOnly } from "@/components/accounts/guests-only";
import { RegisterForm } from "@/components/accounts/register-form";
import { accountTexts, registerTexts } from "@/components/accounts/texts";
import { links } from "@/lib/links";

export const metadata = { title: accountTexts.register, robots: { index: false } };

export default function RegisterPage() {
  return (
    <AccountScreen motif="person" title={accountTexts.register} text={registerTexts.intro}>
      <AccountFormLayout
        question={registerTexts.hasAccount}
        action={{ label: accountTexts.login, href: links.login }}
      >
        <GuestsOnly>
          <RegisterForm />
        </GuestsOnly>
      </AccountFormLayout>
    </AccountScreen>
  );
}
