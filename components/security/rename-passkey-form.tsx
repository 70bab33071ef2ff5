"use client";

import { useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { renamePasskey } from "@/lib/accounts/passkeys/client";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { passkeyTexts as texts } from "./texts";

interface RenamePasskeyFormProps {
  passkey: PasskeyView;
  onRenamed: (security: SecurityView) => void;
}

const schema = () => import("@/lib/accounts/passkeys/schemas").then((it) => it.passkeyNameSchema);

export function RenamePasskeyForm({ passkey, onRenamed }: RenamePasskeyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { name: passkey.name },
  });
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit(({ name }) =>
    renamePasskey(passkey.id, name).then(onRenamed, (error: unknown) =>
      showRefusal(error, ["name"], setError),
    ),
  );
  return (
    <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        <TextField
          label={texts.name}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <button type="submit" className={button()}>
          {isBusy ? texts.busy : texts.save}
        </button>
      </fieldset>
    </form>
  );
}
