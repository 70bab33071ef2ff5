"use client";

import { DialogForm } from "@/components/accounts/dialog-form";
import { PasswordField } from "@/components/ui/password-field";
import { setUpAuthenticator } from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";
import { proofTexts, factorTexts as texts } from "./texts";

interface SetUpFormProps {
  hasPassword: boolean;
  onSetUp: (setup: AppSetup) => void;
}

const schema = () => import("@/lib/accounts/second-factor/schemas").then((it) => it.setupSchema);

/** Asks for the password again before another way into the account is added. */
export const SetUpForm = ({ hasPassword, onSetUp }: SetUpFormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ currentPassword: "" }}
    send={({ currentPassword }) => setUpAuthenticator(currentPassword).then(onSetUp)}
    submit={texts.next}
    submitting={texts.busy}
  >
    {({ register, formState }) =>
      hasPassword && (
        <PasswordField
          label={proofTexts.password}
          autoComplete="current-password"
          error={formState.errors.currentPassword?.message}
          {...register("currentPassword")}
        />
      )
    }
  </DialogForm>
);
