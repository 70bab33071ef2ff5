import Link from "next/link";
import { AccountScreen } from "@/components/accounts/account-screen";
import { ResetForm } from "@/components/accounts/reset-form";
import { accountTexts, resetTexts } from "@/components/accounts/texts";
import { links } from "@/lib/links";

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
    <AccountScreen motif="lock" title={resetTexts.title} text={resetTexts.intro}>
      <ResetForm />
      <p className="mt-6 border-line border-t pt-6">
        <Link
          href={links.login}
          prefetch={false}
          className="font-medium underline underline-offset-4"
        >
          {accountTexts.backToLogin}
        </Link>
      </p>
    </AccountScreen>
  );
}
