"use client";

import { useEffect, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "#translations";
import { PasswordField } from "@/components/ui/password-field";
import { meetsPasswordRules, passwordRules, passwordsDiffer } from "@/lib/accounts/rules";
import type { ResetForm } from "@/lib/accounts/schemas";
import type { Translator } from "@/lib/translations/translator";
import { PasswordChecklist } from "./password-checklist";

interface NewPasswordFieldsProps {
  label: string;
  /** Shows the rules only after the password field got focus. */
  hidesRules?: boolean;
}

/** A new password and its confirmation, which is disabled until the password meets every rule. */
export function NewPasswordFields({ label, hidesRules = false }: NewPasswordFieldsProps) {
  const t = useTranslations("newPassword");
  const { register, watch, formState } = useFormContext<ResetForm>();
  const { errors, isSubmitted } = formState;
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => {
    const focused = document.activeElement;
    // Before React was loaded.
    setIsEdited(focused instanceof HTMLInputElement && focused.name === "password");
  }, []);
  const rulesId = useId();
  const [password, confirmPassword] = watch(["password", "confirmPassword"]);
  const isValid = meetsPasswordRules(password);
  const isDifferent = confirmPassword !== password && (confirmPassword !== "" || isSubmitted);
  const areRulesShown = isEdited || !hidesRules;
  return (
    <>
      <div>
        <PasswordField
          label={label}
          autoComplete="new-password"
          error={errors.password?.message}
          aria-describedby={areRulesShown ? rulesId : undefined}
          {...register("password")}
          onFocus={() => setIsEdited(true)}
        />
        {areRulesShown && <PasswordChecklist id={rulesId} password={password} />}
      </div>
      <PasswordField
        label={t("confirm")}
        autoComplete="new-password"
        disabled={!isValid}
        error={isValid && isDifferent ? passwordsDiffer() : undefined}
        {...register("confirmPassword")}
        onFocus={() => setIsEdited(false)}
      />
      <p role="status" className="sr-only">
        {announcement(t, password, isValid && isDifferent)}
      </p>
    </>
  );
}

/** The status that screen readers hear. */
function announcement(
  t: Translator<"newPassword">,
  password: string,
  isDifferent: boolean,
): string {
  if (password === "") return "";
  if (isDifferent) return passwordsDiffer();
  const metCount = passwordRules.filter(({ isMet }) => isMet(password)).length;
  return t("rulesMet", { met: metCount, all: passwordRules.length });
}
