import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { ContactButton } from "@/components/contact/contact-button";
import { Message } from "@/components/layout/message";
import type { Outcome } from "@/lib/checkout/schemas";
import { endings } from "./outcomes";

const icon = { className: "size-14", strokeWidth: 1.25, "aria-hidden": true } as const;

const pictures: Record<Outcome, React.ReactNode> = {
  paid: <CircleCheck {...icon} className="size-14 text-good" />,
  "already-paid": <CircleCheck {...icon} className="size-14 text-good" />,
  pending: <Clock {...icon} className="size-14 text-warn" />,
  cancelled: <Clock {...icon} className="size-14 text-ink-soft" />,
  unknown: <CircleAlert {...icon} className="size-14 text-warn" />,
  declined: <CircleAlert {...icon} className="size-14 text-bad" />,
};

export function OutcomeView({ outcome }: { outcome: Outcome }) {
  return (
    <Message picture={pictures[outcome]} {...endings[outcome]}>
      {outcome === "unknown" && <ContactButton />}
    </Message>
  );
}
