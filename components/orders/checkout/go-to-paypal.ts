import { showAlert } from "@/components/ui/alerts";
import type { Translator } from "@/lib/translations/translator";

/** Milliseconds that the message is shown before the redirect to PayPal. */
const redirectMessageMs = 5_000;

/** Opens PayPal's approval page after a message that announces it. */
export async function goToPayPal(href: string, t: Translator<"payment">): Promise<void> {
  if (!/^https?:\/\//.test(href)) throw new Error(t("failed"));
  await showAlert({
    title: t("title"),
    text: t("text"),
    closesAfterMs: redirectMessageMs,
    hasProgress: true,
    confirm: t("goNow"),
  });
  location.assign(href);
}
