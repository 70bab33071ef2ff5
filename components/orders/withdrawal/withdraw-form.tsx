import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { readStatement } from "@/lib/orders/checkout/withdrawal/form";
import { seller } from "@/lib/seller";
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
    <div className="page max-w-[38rem] pt-12 pb-24">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3 text-ink-soft">{texts.intro}</p>
      {problem !== null && (
        <p role="alert" className="mt-6 text-bad">
          {problemText(problem)}{" "}
          {problem !== "fields" && (
            <a href={`mailto:${seller().email}`} className="underline underline-offset-4">
              {seller().email}
            </a>
          )}
        </p>
      )}
      <form method="post" action={action} className="mt-8 grid gap-5">
        <TextField
          name="order"
          label={texts.order}
          hint={texts.orderHint}
          error={errorOf("order")}
          defaultValue={typed.order}
          required
          maxLength={40}
        />
        <TextField
          name="name"
          label={texts.name}
          autoComplete="name"
          error={errorOf("name")}
          defaultValue={typed.name}
          required
          maxLength={80}
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
          maxLength={254}
        />
        <button type="submit" className={`${button()} justify-self-start`}>
          {texts.next}
        </button>
      </form>
    </div>
  );
}
