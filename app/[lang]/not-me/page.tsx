import { AccountScreen } from "@/components/accounts/account-screen";
import { NotMe } from "@/components/accounts/security/not-me";
import { notMeTexts } from "@/components/accounts/security/texts";
import { accountTexts } from "@/components/accounts/texts";

export const metadata = {
  title: notMeTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that the link of a notice leads to; its script reads the token after the hash. */
export default function NotMePage() {
  return (
    <AccountScreen motif="lock" title={notMeTexts.title} text={notMeTexts.intro}>
      <noscript>
        <p className="mt-8">{accountTexts.needsScript}</p>
      </noscript>
      <NotMe />
    </AccountScreen>
  );
}
