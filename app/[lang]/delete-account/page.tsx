import { AccountScreen } from "@/components/accounts/account-screen";
import { DeletionLink } from "@/components/accounts/privacy/deletion-link";
import { deletionLinkTexts as texts } from "@/components/accounts/privacy/texts";
import { accountTexts } from "@/components/accounts/texts";

export const metadata = {
  title: texts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that the link of an email leads to; its script reads the token after the hash. */
export default function DeleteAccountPage() {
  return (
    <AccountScreen motif="person" title={texts.title} text={texts.intro}>
      <noscript>
        <p className="mt-8">{accountTexts.needsScript}</p>
      </noscript>
      <DeletionLink />
    </AccountScreen>
  );
}
