"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { PasswordField } from "@/components/ui/password-field";
import { setUpAuthenticator } from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";

interface SetUpFormProps {
  hasPassword: boolean;
  onSetUp: (setup: AppSetup) => void;
}

const schema = () => import("@/lib/accounts/second-factor/schemas").then((it) => it.setupSchema);

/** Asks for the password again before another way into the account is added. */
export const SetUpForm = ({ hasPassword, onSetUp }: SetUpFormProps) => {
  const t = useTranslations("factor");
  const proofText = useTranslations("proof");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ currentPassword: "" }}
      send={({ currentPassword }) => setUpAuthenticator(currentPassword).then(onSetUp)}
      submit={t("next")}
      submitting={t("busy")}
    >
      {({ register, formState }) =>
        hasPassword && (
          <PasswordField
            label={proofText("password")}
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        )
      }
    </DialogForm>
  );
};
