import { AccountScreen } from "@/components/accounts/account-screen";
import { accountTexts } from "@/components/accounts/texts";
import { StopDraftEmail } from "@/components/customization/drafts/stop-draft-emails";
import { stopDraftEmailTexts as texts } from "@/components/customization/drafts/texts";

export const metadata = {
  title: texts.title,
  robots: { index: false },
  referrer: "no-referrer",
} as const;

/** The page that the link of an email leads to; its script reads the token after the hash. */
export default function StopDraftEmailPage() {
  return (
    <AccountScreen motif="lock" title={texts.title} text={texts.intro}>
      <noscript>
        <p className="mt-8">{accountTexts.needsScript}</p>
      </noscript>
      <StopDraftEmail />
    </AccountScreen>
  );
}
