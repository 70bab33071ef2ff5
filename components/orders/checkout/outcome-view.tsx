import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { MessagePage } from "@/components/layout/message-page";
import { contactButtonTexts } from "@/components/support/button-texts";
import { ContactButton } from "@/components/support/contact-button";
import { links } from "@/lib/links";
import type { PaymentOutcome } from "@/lib/orders/checkout/schemas";
import { outcomeTexts as texts } from "./texts";

const icon = { className: "size-14", strokeWidth: 1.25, "aria-hidden": true } as const;

const pictures: Record<PaymentOutcome, React.ReactNode> = {
  paid: <CircleCheck {...icon} className="size-14 text-good" />,
  "already-paid": <CircleCheck {...icon} className="size-14 text-good" />,
  pending: <Clock {...icon} className="size-14 text-warn" />,
  cancelled: <Clock {...icon} className="size-14 text-ink-soft" />,
  unknown: <CircleAlert {...icon} className="size-14 text-warn" />,
  declined: <CircleAlert {...icon} className="size-14 text-bad" />,
};

const purchases = { label: texts.seePurchases, href: links.purchases };
const cart = { label: texts.backToCart, href: links.cart };

const actions: Record<PaymentOutcome, { label: string; href: string }> = {
  paid: purchases,
  "already-paid": purchases,
  pending: purchases,
  cancelled: cart,
  unknown: purchases,
  declined: cart,
};

export function OutcomeView({ outcome }: { outcome: PaymentOutcome }) {
  return (
    <MessagePage picture={pictures[outcome]} action={actions[outcome]} {...texts.outcomes[outcome]}>
      {outcome === "unknown" && <ContactButton label={contactButtonTexts.talkToUs} />}
    </MessagePage>
  );
}
