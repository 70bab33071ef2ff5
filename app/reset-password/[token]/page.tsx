import Link from "next/link";
import { AccountScreen } from "@/components/account/account-screen";
import { ResetForm } from "@/components/account/reset-form";
import { accountTexts, resetTexts } from "@/components/account/texts";
import { links } from "@/lib/links";

export const metadata = {
  title: resetTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

interface ResetPasswordPageProps {
  params: Promise<{ token: string }>;
}

/** Next requires at least one param at build time. The page does not check the token; the form's request does. */
export const generateStaticParams = () => [{ token: "link" }];

export default async function ResetPasswordPage({ params }: ResetPasswordPageProps) {
  const { token } = await params;
  return (
    <AccountScreen motif="lock" title={resetTexts.title} text={resetTexts.intro}>
      <ResetForm token={token} />
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
