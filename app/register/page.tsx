import { AccountScreen } from "@/components/account/account-screen";
import { FormFooterLinks } from "@/components/account/form-footer-links";
import { GuestsOnly } from "@/components/account/guests-only";
import { RegisterForm } from "@/components/account/register-form";
import { links } from "@/lib/links";

export const metadata = { title: "Register", robots: { index: false } };

export default function RegisterPage() {
  return (
    <AccountScreen
      motif="person"
      title="Register"
      text="An account keeps your cart, your colors and what you bought in one place."
    >
      <GuestsOnly>
        <RegisterForm />
      </GuestsOnly>
      <FormFooterLinks question="Have an account?" action={{ label: "Login", href: links.login }} />
    </AccountScreen>
  );
}
