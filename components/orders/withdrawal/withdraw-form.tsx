import { PlainForm } from "@/components/layout/plain-form";
import { TextField } from "@/components/ui/field";
import type { readStatement } from "@/lib/orders/checkout/withdrawal/form";
import { withdrawTexts as texts } from "./texts";

/** The route that receives the form. */
export const action = "/api/withdrawal";

interface WithdrawFormProps {
  read: Pick<ReturnType<typeof readStatement>, "typed" | "errors">;
  /** The code of what went wrong; null at first. */
  problem: string | null;
}

const problemText = (problem: string) =>
  problem === "fields" || problem === "too_many_requests"
    ? texts.problems[problem]
    : texts.problems.other;

/** A plain form, which works without script. */
export function WithdrawForm({ read: { typed, errors }, problem }: WithdrawFormProps) {
  const errorOf = (name: string) => (problem === "fields" ? errors[name] : undefined);
  return (
    <PlainForm
      title={texts.title}
      intro={texts.intro}
      problem={problem === null ? null : problemText(problem)}
      isMarked={problem === "fields"}
      action={action}
      submit={texts.next}
    >
      <TextField
        name="order"
        label={texts.order}
        hint={texts.orderHint}
        error={errorOf("order")}
        defaultValue={typed.order}
        required
      />
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        error={errorOf("name")}
        defaultValue={typed.name}
        required
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        error={errorOf("email")}
        defaultValue={typed.email}
        required
      />
    </PlainForm>
  );
}
