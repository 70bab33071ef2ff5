import { PopupPage } from "@/components/account/popup-page";

export const metadata = { title: "Back to the shop", robots: { index: false } };

export default function PopupDonePage() {
  return (
    <PopupPage
      step="end"
      title="Back to the shop"
      text="This window closes by itself. You can also close it now."
    />
  );
}
