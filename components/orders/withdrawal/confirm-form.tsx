import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { legalLinks } from "@/lib/legal-links";
import type { TypedStatement } from "@/lib/orders/checkout/withdrawal/form";
import { action } from "./withdraw-form";

/** The confirming step of a withdrawal; works without script. */
export function ConfirmForm({ typed }: { typed: TypedStatement }) {
  const t = useTranslations("withdrawal");
  return (
    <div className="page max-w-[38rem] pt-12 pb-24">
      <h1 className="text-3xl">{t("confirmTitle")}</h1>
      <p className="mt-3 text-ink-soft">{t("confirmIntro")}</p>
      <div className="mt-8 rounded-card border border-line bg-card p-5 [overflow-wrap:anywhere]">
        <p className="font-medium text-lg">{t("statement", { order: typed.order.trim() })}</p>
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{t("name")}</dt>
          <dd>{typed.name}</dd>
          <dt className="text-ink-soft">{t("email")}</dt>
          <dd>{typed.email}</dd>
        </dl>
      </div>
      <form method="post" action={action} className="mt-8 flex flex-wrap gap-3">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="confirmed" value="yes" className={button()}>
          {t("confirm")}
        </button>
        <Anchor href={legalLinks.withdraw} className={button("secondary")}>
          {t("change")}
        </Anchor>
      </form>
    </div>
  );
}
