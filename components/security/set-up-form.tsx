"use client";

import { useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { PasswordField } from "@/components/ui/password-field";
import { setUpAuthenticator } from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";
import { proofTexts, factorTexts as texts } from "./texts";

interface SetUpFormProps {
  hasPassword: boolean;
  onSetUp: (setup: AppSetup) => void;
}

const schema = () => import("@/lib/accounts/second-factor/schemas").then((it) => it.setupSchema);

/** Asks for the password again before there is another way into the account. */
export function SetUpForm({ hasPassword, onSetUp }: SetUpFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { currentPassword: "" },
  });
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit(({ currentPassword }) =>
    setUpAuthenticator(currentPassword).then(onSetUp, (error: unknown) =>
      showRefusal(error, ["currentPassword"], setError),
    ),
  );
  return (
    <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        {hasPassword && (
          <PasswordField
            label={proofTexts.password}
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        )}
        <button type="submit" className={button()}>
          {isBusy ? texts.busy : texts.next}
        </button>
      </fieldset>
    </form>
  );
}
