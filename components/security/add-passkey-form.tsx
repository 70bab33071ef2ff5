"use client";

import { useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { PasswordField } from "@/components/ui/password-field";
import { addPasskey } from "@/lib/accounts/passkeys/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { passkeyTexts as texts } from "./texts";

interface AddPasskeyFormProps {
  hasPassword: boolean;
  onAdded: (security: SecurityView) => void;
}

const schema = () => import("@/lib/accounts/passkeys/schemas").then((it) => it.addPasskeySchema);

/** Asks for a name and for the password again, then has the browser make a passkey. */
export function AddPasskeyForm({ hasPassword, onAdded }: AddPasskeyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { name: "", currentPassword: "" },
  });
  const { errors } = formState;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((form) =>
    addPasskey(form).then(onAdded, (error: unknown) =>
      showRefusal(error, ["name", "currentPassword"], setError),
    ),
  );
  return (
    <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          error={errors.name?.message}
          {...register("name")}
        />
        {hasPassword && (
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        )}
        <button type="submit" className={button()}>
          {isBusy ? texts.busy : texts.make}
        </button>
      </fieldset>
    </form>
  );
}
