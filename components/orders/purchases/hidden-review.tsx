import { EyeOff } from "lucide-react";
import { useTranslations } from "#translations";
import type { Invoice } from "@/lib/orders/invoices/schemas";

type OwnReview = Invoice["invoiceItems"][number]["preset"]["reviews"][number];

/** Tells customers that the shop hid their review, and why. */
export function HiddenReview({ review: { hiddenReason } }: { review: OwnReview }) {
  const t = useTranslations("purchases");
  return (
    // Inline size containment: a long reason must not widen the table's columns.
    <div className="contain-inline-size mb-4 flex gap-2.5 [overflow-wrap:anywhere]">
      <EyeOff className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} aria-hidden />
      <div className="max-w-prose">
        <p className="font-medium">{t("reviewHidden")}</p>
        {hiddenReason && <p>{t("reviewHiddenReason", { reason: hiddenReason })}</p>}
        <p className="text-ink-soft">{t("reviewHiddenText")}</p>
      </div>
    </div>
  );
}
