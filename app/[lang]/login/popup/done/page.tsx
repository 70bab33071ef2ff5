import { PopupPage } from "@/components/accounts/popup-page";
import { popupTexts } from "@/components/accounts/texts";

export const metadata = { title: popupTexts.backToShop, robots: { index: false } };

export default function PopupDonePage() {
  return <PopupPage step="end" title={popupTexts.backToShop} text={popupTexts.closes} />;
}
