import { AccountScreen } from "@/components/accounts/account-screen";
import { accountTexts } from "@/components/accounts/texts";
import { Join } from "@/components/backoffice/staff/join";
import { joinTexts } from "@/components/backoffice/staff/texts";

export const metadata = {
  title: joinTexts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that links of invitations lead to; its script reads the token after the hash. */
export default function JoinPage() {
  return (
    <AccountScreen motif="key" title={joinTexts.title} text={joinTexts.intro}>
      <noscript>
        <p className="mt-8">{accountTexts.needsScript}</p>
      </noscript>
      <Join />
    </AccountScreen>
  );
}
