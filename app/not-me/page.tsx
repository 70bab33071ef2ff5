import { AccountScreen } from "@/components/account/account-screen";
import { accountTexts } from "@/components/account/texts";
import { NotMe } from "@/components/security/not-me";
import { notMeTexts } from "@/components/security/texts";

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
