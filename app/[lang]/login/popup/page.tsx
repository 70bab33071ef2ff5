import { PopupPage } from "@/components/accounts/popup-page";
import { popupTexts } from "@/components/accounts/texts";
import { env } from "@/lib/env";

export const metadata = { title: popupTexts.pageTitle, robots: { index: false } };

export default function PopupStartPage() {
  return (
    <PopupPage
      step="start"
      title={popupTexts.opening(env("identity").OIDC_NAME)}
      text={popupTexts.redirecting}
    />
  );
}
