import { Anchor } from "@/components/ui/link";
import { env } from "@/lib/env";
import { links } from "@/lib/links";
import { refundDays } from "@/lib/refund-days";
import { trustTexts as texts } from "./trust-texts";

/** What a buyer wants to know before paying. */
export function TrustLine({ className = "" }: { className?: string }) {
  const { SELLER_NAME } = env("seller");
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      <span>{texts.line(refundDays, SELLER_NAME)}</span>{" "}
      <Anchor href={links.license} className="underline underline-offset-4">
        {texts.license}
      </Anchor>
    </p>
  );
}
