"use client";

import { Controller } from "react-hook-form";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type Account, profileSchema } from "@/lib/accounts/schemas";
import { builtLanguages, builtOrMain, languageNames } from "@/lib/languages.mjs";
import type { UploadTarget } from "@/lib/platform/media/rules";
import { LogoField } from "./logo-field";
import { useProfileForm } from "./use-profile-form";

const languageOptions = builtLanguages.map((value) => ({
  value,
  label: languageNames[value] ?? value,
}));

const schema = profileSchema
  .pick({ name: true, logo: true, about: true, language: true })
  .required();

interface CompanyFormProps {
  account: Account;
  uploadTo: UploadTarget | null;
  onSaved: (changes: Partial<Account>) => void;
}

export function CompanyForm({ account, uploadTo, onSaved }: CompanyFormProps) {
  const t = useTranslations("company");
  const profileText = useTranslations("profile");
  const { email, name, logo, about } = account;
  const values = { name, logo, about, language: builtOrMain(account.language) };
  const { register, control, submit, formState } = useProfileForm({
    email,
    schema,
    values,
    onSaved,
  });
  const { errors, isSubmitting } = formState;
  const isHydrated = useHydrated();

  return (
    <form onSubmit={submit} noValidate aria-labelledby="company">
      <h2 id="company" className="text-xl">
        {t("title")}
      </h2>
      <fieldset disabled={isSubmitting || !isHydrated} className="mt-5 space-y-5">
        <Controller
          name="logo"
          control={control}
          render={({ field, fieldState }) => (
            <LogoField
              logo={field.value}
              isSaved={!fieldState.isDirty}
              uploadTo={uploadTo}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          label={t("name")}
          autoComplete="organization"
          error={errors.name?.message}
          {...register("name")}
        />
        <TextArea
          label={t("about")}
          hint={t("aboutHint")}
          error={errors.about?.message}
          {...register("about")}
        />
        {languageOptions.length > 1 && (
          <SelectField
            label={t("language")}
            hint={t("languageHint")}
            options={languageOptions}
            {...register("language")}
          />
        )}
        <button type="submit" className={button()}>
          {isSubmitting ? profileText("saving") : t("save")}
        </button>
      </fieldset>
    </form>
  );
}
