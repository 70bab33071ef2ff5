import { AccountScreen } from "@/components/accounts/account-screen";
import { ConfirmEmail } from "@/components/accounts/security/confirm-email";
import { confirmTexts } from "@/components/accounts/security/texts";
import { accountTexts } from "@/components/accounts/texts";

export const metadata = {
  title: confirmTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that links in emails lead to; its script reads the token after the hash. */
export default function ConfirmEmailPage() {
  return (
    <AccountScreen motif="lock" title={confirmTexts.title} text={confirmTexts.intro}>
      <noscript>
        <p className="mt-8">{accountTexts.needsScript}</p>
      </noscript>
      <ConfirmEmail />
    </AccountScreen>
  );
}
