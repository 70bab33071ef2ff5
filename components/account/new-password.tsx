"use client";

import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { PasswordField } from "@/components/ui/password-field";
import { meetsPasswordRules, passwordRules, passwordsDiffer } from "@/lib/accounts/rules";
import type { ResetForm } from "@/lib/accounts/schemas";
import { PasswordChecklist } from "./password-checklist";

interface NewPasswordProps {
  label: string;
  /** Shows the rules only while the new password is edited. */
  hidesRules?: boolean;
}

/** A new password and its repetition, which waits until every rule is kept. */
export function NewPassword({ label, hidesRules = false }: NewPasswordProps) {
  const { register, watch, formState } = useFormContext<ResetForm>();
  const { errors, isSubmitted } = formState;
  const [isEdited, setIsEdited] = useState(false);
  const rulesId = useId();
  const [password, confirmPassword] = watch(["password", "confirmPassword"]);
  const isReady = meetsPasswordRules(password);
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
        label="Confirm password"
        autoComplete="new-password"
        disabled={!isReady}
        error={isReady && isDifferent ? passwordsDiffer : undefined}
        {...register("confirmPassword")}
        onFocus={() => setIsEdited(false)}
      />
      <p role="status" className="sr-only">
        {spoken(password, isReady && isDifferent)}
      </p>
    </>
  );
}

/** What has changed for those who do not see it. */
function spoken(password: string, isDifferent: boolean): string {
  if (password === "") return "";
  if (isDifferent) return passwordsDiffer;
  const kept = passwordRules.filter(({ isMet }) => isMet(password)).length;
  return `${kept} of ${passwordRules.length} password rules kept`;
}
