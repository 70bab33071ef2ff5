import { showAlert } from "@/components/ui/alerts";
import { redirectTexts as texts } from "./texts";

/** Milliseconds that the message is shown before the redirect to PayPal. */
const redirectMessageMs = 5_000;

/** Opens PayPal's approval page after a message that announces it. */
export async function goToPayPal(href: string): Promise<void> {
  if (!/^https?:\/\//.test(href)) throw new Error(texts.failed);
  await showAlert({
    title: texts.title,
    text: texts.text,
    closesAfterMs: redirectMessageMs,
    hasProgress: true,
    confirm: texts.goNow,
  });
  location.assign(href);
}
