import { useTranslations } from "#translations";
import { PlainForm } from "@/components/layout/plain-form";
import { TextField } from "@/components/ui/field";
import type { readStatement } from "@/lib/orders/checkout/withdrawal/form";
import { withdrawalDays } from "@/lib/refund-days";
import type { Translator } from "@/lib/translations/translator";

/** The route that receives the form. */
export const action = "/api/withdrawal";

interface WithdrawFormProps {
  read: Pick<ReturnType<typeof readStatement>, "typed" | "errors">;
  /** The code of what went wrong; null at first. */
  problem: string | null;
}

function problemText(problem: string, t: Translator<"withdrawal">) {
  if (problem === "fields") return t("checkFields");
  return problem === "too_many_requests" ? t("tooManyTries") : t("didNotWork");
}

/** A plain form, which works without script. */
export function WithdrawForm({ read: { typed, errors }, problem }: WithdrawFormProps) {
  const t = useTranslations("withdrawal");
  const errorOf = (name: string) => (problem === "fields" ? errors[name] : undefined);
  return (
    <PlainForm
      title={t("title")}
      intro={t("intro", { days: withdrawalDays })}
      problem={problem === null ? null : problemText(problem, t)}
      isMarked={problem === "fields"}
      action={action}
      submit={t("next")}
    >
      <TextField
        name="order"
        label={t("order")}
        hint={t("orderHint")}
        error={errorOf("order")}
        defaultValue={typed.order}
        required
      />
      <TextField
        name="name"
        label={t("name")}
        autoComplete="name"
        error={errorOf("name")}
        defaultValue={typed.name}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        error={errorOf("email")}
        defaultValue={typed.email}
        required
      />
    </PlainForm>
  );
}
