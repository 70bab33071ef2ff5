import { ResetForm } from "@/components/accounts/reset-form";
import { ResetScreen } from "@/components/accounts/reset-screen";
import { resetTexts } from "@/components/accounts/texts";

export const metadata = {
  title: resetTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/**
 * One static page for all tokens (`rewrites` in next.config.mjs), so that requests with random
 * tokens cost no rendering.
 */
export default function ResetPasswordPage() {
  return (
    <ResetScreen text={resetTexts.intro}>
      <ResetForm />
    </ResetScreen>
  );
}
