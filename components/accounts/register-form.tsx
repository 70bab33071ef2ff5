"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { register as createAccount } from "@/lib/accounts/client";
import { isRegistrationName } from "@/lib/accounts/rules";
import type { RegisterForm as Fields } from "@/lib/accounts/schemas";
import { localStore } from "@/lib/browser-storage";
import { readBrand } from "@/lib/customization/brand";
import { links } from "@/lib/links";
import { NewPasswordFields } from "./new-password-fields";
import { showRefusal } from "./show-refusal";
import { keepNewPassword, useTypedEmail } from "./use-typed-email";

const schema = () => import("@/lib/accounts/schemas").then((it) => it.registerSchema);

export function RegisterForm() {
  const t = useTranslations("register");
  const accountText = useTranslations("account");
  const router = useRouter();
  const localized = useLocalizedPath();
  const form = useForm({
    mode: "onTouched",
    resolver: lazyZodResolver(schema),
    defaultValues: { name: "", email: "", password: "", confirmPassword: "", logo: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isBusy = isSubmittingForm(formState);
  useTypedEmail(
    () => form.getValues("email"),
    (email) => form.setValue("email", email),
  );

  /** The name given in the previews, where it does not fit into the field. */
  const [brandName, setBrandName] = useState("");
  const nameHint = brandName ? t("keepsBrand", { name: brandName }) : t("nameHint");
  const { getValues, setValue } = form;
  useEffect(() => {
    const { name } = readBrand(localStore.read("brand"));
    const fits = isRegistrationName(name);
    setBrandName(fits ? "" : name);
    if (fits && !getValues("name")) setValue("name", name);
  }, [getValues, setValue]);

  async function create(fields: Fields) {
    try {
      await createAccount(brandName ? { ...fields, brandName } : fields);
      keepNewPassword(fields.password);
      void showAlert({ title: accountText("success"), text: t("created"), tone: "good" });
      router.push(localized(`${links.login}${location.search}`));
    } catch (error) {
      showRefusal(error, ["password"], form.setError);
    }
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, handleSubmit(create))} noValidate>
        <fieldset disabled={isBusy} className="space-y-4">
          <div>
            <TextField
              label={t("name")}
              hint={nameHint}
              autoComplete="organization"
              error={errors.name?.message}
              {...register("name")}
            />
            {errors.name && <p className="mt-1 text-ink-soft text-sm">{nameHint}</p>}
          </div>
          <TextField
            label={accountText("email")}
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register("email")}
          />
          <NewPasswordFields label={accountText("password")} />
          <button type="submit" className={`${button()} w-full`}>
            {isBusy ? t("creating") : accountText("register")}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
