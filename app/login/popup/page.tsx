import { PopupPage } from "@/components/account/popup-page";
import { env } from "@/lib/env";

export const metadata = { title: "Sign in", robots: { index: false } };

export default function PopupStartPage() {
  return (
    <PopupPage
      step="start"
      title={`Opening ${env("identity").OIDC_NAME}`}
      text="One moment, you are taken to the sign-in page."
    />
  );
}
