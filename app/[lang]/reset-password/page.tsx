import { ForgotPasswordButton } from "@/components/accounts/forgot-password-button";
import { ResetScreen } from "@/components/accounts/reset-screen";
import { resetTexts } from "@/components/accounts/texts";

export const metadata = { title: resetTexts.title, robots: { index: false } };

/** For addresses that lost their token. */
export default function NoResetLinkPage() {
  return (
    <ResetScreen text={resetTexts.noLink}>
      <ForgotPasswordButton className="-ml-3.5 mt-2" />
    </ResetScreen>
  );
}
