import { AccountScreen } from "@/components/account/account-screen";
import { FormFooterLinks } from "@/components/account/form-footer-links";
import { GuestsOnly } from "@/components/account/guests-only";
import { LoginForm } from "@/components/account/login-form";
import { PopupLogin } from "@/components/account/popup-login";
import { links } from "@/lib/links";

export const metadata = { title: "Login", robots: { index: false } };

export default function LoginPage() {
  return (
    <AccountScreen
      motif="key"
      title="Login"
      text="Welcome back. Your cart and your colors are where you left them."
    >
      <GuestsOnly>
        <LoginForm />
        <PopupLogin />
      </GuestsOnly>
      <FormFooterLinks question="New here?" action={{ label: "Register", href: links.register }} />
    </AccountScreen>
  );
}
