import { PopupPage } from "@/components/account/popup-page";
import { popupTexts } from "@/components/account/texts";

export const metadata = { title: popupTexts.backToShop, robots: { index: false } };

export default function PopupDonePage() {
  return <PopupPage step="end" title={popupTexts.backToShop} text={popupTexts.closes} />;
}
