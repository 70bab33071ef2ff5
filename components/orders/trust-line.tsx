import { useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { env } from "@/lib/env";
import { links } from "@/lib/links";
import { refundDays } from "@/lib/refund-days";

/** What a buyer wants to know before paying. */
export function TrustLine({ className = "" }: { className?: string }) {
  const t = useTranslations("trust");
  const { SELLER_NAME } = env("seller");
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      <span>{t("line", { days: refundDays, seller: SELLER_NAME })}</span>{" "}
      <Anchor href={links.license} className="underline underline-offset-4">
        {t("license")}
      </Anchor>
    </p>
  );
}
