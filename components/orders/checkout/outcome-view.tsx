import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { ContactButton } from "@/components/support/contact-button";
import { links } from "@/lib/links";
import type { PaymentOutcome } from "@/lib/orders/checkout/schemas";

const icon = { className: "size-14", strokeWidth: 1.25, "aria-hidden": true } as const;

const pictures: Record<PaymentOutcome, React.ReactNode> = {
  paid: <CircleCheck {...icon} className="size-14 text-good" />,
  "already-paid": <CircleCheck {...icon} className="size-14 text-good" />,
  pending: <Clock {...icon} className="size-14 text-warn" />,
  cancelled: <Clock {...icon} className="size-14 text-ink-soft" />,
  unknown: <CircleAlert {...icon} className="size-14 text-warn" />,
  declined: <CircleAlert {...icon} className="size-14 text-bad" />,
};

/** What is said of it; nothing was paid where the cart is the way on. */
const messages = {
  paid: { title: "paid", text: "paidText", hint: "paidHint", action: "seePurchases" },
  pending: { title: "pending", text: "pendingText", hint: "pendingHint", action: "seePurchases" },
  declined: { title: "declined", text: "declinedText", hint: "declinedHint", action: "backToCart" },
  cancelled: {
    title: "cancelled",
    text: "cancelledText",
    hint: "cancelledHint",
    action: "backToCart",
  },
  "already-paid": { title: "alreadyPaid", text: "alreadyPaidText", action: "seePurchases" },
  unknown: { title: "unknown", text: "unknownText", hint: "unknownHint", action: "seePurchases" },
} as const;

const hrefs = { seePurchases: links.purchases, backToCart: links.cart };

export function OutcomeView({ outcome }: { outcome: PaymentOutcome }) {
  const t = useTranslations("outcome");
  const message = messages[outcome];
  return (
    <MessagePage
      picture={pictures[outcome]}
      title={t(message.title)}
      text={t(message.text)}
      hint={"hint" in message ? t(message.hint) : undefined}
      action={{ label: t(message.action), href: hrefs[message.action] }}
    >
      {outcome === "unknown" && <ContactButton label={t("talkToUs")} />}
    </MessagePage>
  );
}
