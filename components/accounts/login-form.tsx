"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { PasswordField } from "@/components/ui/password-field";
import { login } from "@/lib/accounts/client";
import { isForCode } from "@/lib/accounts/second-factor/client";
import { CodeField } from "./code-field";
import { ForgotPasswordButton } from "./forgot-password-button";
import { takeNewPassword, useTypedEmail } from "./use-typed-email";

const schema = () => import("@/lib/accounts/schemas").then((it) => it.loginSchema);

/** The login form. `GuestsOnly` redirects after the login. */
export function LoginForm() {
  const t = useTranslations("login");
  const accountText = useTranslations("account");
  const { register, handleSubmit, getValues, setValue, setFocus, reset, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { email: "", password: "", code: "" },
  });
  const [needsCode, setNeedsCode] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const { errors } = formState;
  const isBusy = isSubmittingForm(formState);

  useTypedEmail(
    () => getValues("email"),
    (email) => setValue("email", email),
  );

  useEffect(() => {
    const password = takeNewPassword();
    if (!password) return;
    setValue("password", password);
    setIsNew(true);
  }, [setValue]);

  const submit = handleSubmit((form) =>
    login(form).then(
      () => reset(),
      (error: unknown) => {
        const isCodeMissing = isForCode(error);
        if (isCodeMissing && !needsCode) return setNeedsCode(true);
        void showError(error).then(() => setFocus(isCodeMissing ? "code" : "password"));
      },
    ),
  );

  return (
    <>
      {isNew && <p className="mb-6 border-accent border-s-2 ps-4 text-sm">{t("confirmSent")}</p>}
      <form onSubmit={submitOnce(formState, submit)} noValidate>
        <fieldset disabled={isBusy} className="space-y-4">
          <TextField
            label={accountText("email")}
            type="email"
            autoComplete="username webauthn"
            error={errors.email?.message}
            {...register("email")}
          />
          <PasswordField
            label={accountText("password")}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register("password")}
          />
          {needsCode && (
            <CodeField
              label={t("code")}
              hint={t("codeHint")}
              autoFocus
              error={errors.code?.message}
              {...register("code")}
            />
          )}
          <button type="submit" className={`${button()} w-full`}>
            {isBusy ? t("signingIn") : accountText("login")}
          </button>
        </fieldset>
      </form>
      <ForgotPasswordButton className="-ms-3.5 mt-2" />
    </>
  );
}
