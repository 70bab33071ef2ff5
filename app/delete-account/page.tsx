import { AccountScreen } from "@/components/account/account-screen";
import { accountTexts } from "@/components/account/texts";
import { DeletionLink } from "@/components/personal-data/deletion-link";
import { deletionLinkTexts as texts } from "@/components/personal-data/texts";

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
