"use client";

import { FormProvider, useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { addPasskey } from "@/lib/accounts/passkeys/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { type Proof, ProofFields } from "./proof-fields";
import { passkeyTexts as texts } from "./texts";

interface AddPasskeyFormProps {
  security: Proof;
  onAdded: (security: SecurityView) => void;
}

const schema = () => import("@/lib/accounts/passkeys/schemas").then((it) => it.addPasskeySchema);

/** Asks for a name and again for what opens the account, then has the browser make a passkey. */
export function AddPasskeyForm({ security, onAdded }: AddPasskeyFormProps) {
  const form = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { name: "", currentPassword: "", code: "" },
  });
  const { register, handleSubmit, setError, formState } = form;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((passkey) =>
    addPasskey(passkey).then(onAdded, (error: unknown) =>
      showRefusal(error, ["name", "currentPassword", "code"], setError),
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
        <fieldset disabled={isBusy} className="space-y-4">
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register("name")}
          />
          <ProofFields security={security} />
          <button type="submit" className={button()}>
            {isBusy ? texts.busy : texts.make}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
