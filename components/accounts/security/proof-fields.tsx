"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "#translations";
import { CodeField } from "@/components/accounts/code-field";
import { PasswordField } from "@/components/ui/password-field";
import type { OwnProof } from "@/lib/accounts/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";

/** The credentials that the form asks for. */
export type Proof = Pick<SecurityView, "hasPassword" | "secondFactor">;

interface ProofFieldsProps {
  security: Proof;
  passwordLabel?: string;
}

/** The fields of a form that asks again for the account's credentials: the password, and a code. */
export function ProofFields({
  security: { hasPassword, secondFactor },
  passwordLabel,
}: ProofFieldsProps) {
  const t = useTranslations("proof");
  const { register, formState } = useFormContext<OwnProof>();
  const { errors } = formState;
  const [asksCode, setAsksCode] = useState(secondFactor !== null);
  // The second factor was turned on in another tab or browser since the page was loaded.
  if (errors.code && !asksCode) setAsksCode(true);
  return (
    <>
      {hasPassword && (
        <PasswordField
          label={passwordLabel ?? t("password")}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register("currentPassword")}
        />
      )}
      {asksCode && (
        <CodeField label={t("code")} error={errors.code?.message} {...register("code")} />
      )}
    </>
  );
}
