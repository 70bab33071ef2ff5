"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type Account, profileSchema } from "@/lib/accounts/schemas";
import { countryName } from "@/lib/country-name";
import { missingBilling } from "@/lib/customization/businesses/billing";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import { useProfileForm } from "./use-profile-form";

const schema = profileSchema
  .pick({
    legalName: true,
    firstname: true,
    lastname: true,
    street: true,
    street2: true,
    region: true,
    city: true,
    zipcode: true,
    country: true,
    vatId: true,
  })
  .required();

interface InvoiceFormProps {
  account: Account;
  onSaved: (changes: Partial<Account>) => void;
}

/** The billing details that prefill the checkout. */
export function InvoiceForm({ account, onSaved }: InvoiceFormProps) {
  const t = useTranslations("invoice");
  const language = useLanguage();
  const profileText = useTranslations("profile");
  const { email, legalName, firstname, lastname, vatId } = account;
  const { street, street2, region, city, zipcode, countryCode } = account;
  // The payment dialog stores the English name.
  const isEnglishName = countryCode !== null && account.country === countryName(countryCode);
  const country = isEnglishName ? countryName(countryCode, language) : account.country;
  const address = { street, street2, region, city, zipcode, country };
  const values = { legalName, firstname, lastname, ...address, vatId };
  const [isSaved, setIsSaved] = useState(false);
  const { register, submit, setValue, getValues, formState } = useProfileForm({
    email,
    schema,
    values,
    onSaved: (changes) => {
      setIsSaved(true);
      onSaved(changes);
    },
  });
  const { errors, isSubmitting } = formState;
  const isHydrated = useHydrated();
  const missing = () =>
    Object.entries(
      missingBilling(getValues(), storedBusiness()?.facts ?? {}, (it) => countryName(it, language)),
    );
  const [isFilled, setIsFilled] = useState(false);
  const canFill = isHydrated && !isFilled && missing().length > 0;
  const fill = () => {
    for (const [name, value] of missing()) {
      // Cast: the entries of billing details.
      setValue(name as keyof typeof values, value, { shouldDirty: true });
    }
    setIsFilled(true);
  };

  return (
    <form onSubmit={submit} noValidate aria-labelledby="invoice">
      <h2 id="invoice" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {isFilled && t("filled")}
      </p>
      {canFill && (
        <button type="button" className={`${button("secondary", "medium")} mt-3`} onClick={fill}>
          {t("fill")}
        </button>
      )}
      <fieldset disabled={isSubmitting || !isHydrated} className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={t("legalName")}
            hint={t("legalNameHint")}
            autoComplete="organization"
            error={errors.legalName?.message}
            {...register("legalName")}
          />
        </div>
        <TextField
          label={t("firstName")}
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...register("firstname")}
        />
        <TextField
          label={t("lastName")}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register("lastname")}
        />
        <TextField
          label={t("street")}
          autoComplete="address-line1"
          error={errors.street?.message}
          {...register("street")}
        />
        <TextField
          label={t("street2")}
          autoComplete="address-line2"
          error={errors.street2?.message}
          {...register("street2")}
        />
        <TextField
          label={t("zipCode")}
          autoComplete="postal-code"
          error={errors.zipcode?.message}
          {...register("zipcode")}
        />
        <TextField
          label={t("city")}
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register("city")}
        />
        <TextField
          label={t("region")}
          hint={t("regionHint")}
          autoComplete="address-level1"
          error={errors.region?.message}
          {...register("region")}
        />
        <TextField
          label={t("country")}
          autoComplete="country-name"
          error={errors.country?.message}
          {...register("country")}
        />
        <TextField
          label={t("vatId")}
          hint={t("vatIdHint")}
          error={errors.vatId?.message}
          {...register("vatId")}
        />
        <div className="sm:col-span-2">
          <button type="submit" className={button("secondary")}>
            {isSubmitting ? profileText("saving") : t("save")}
          </button>
          <p role="status" className="mt-3 text-ink-soft text-sm empty:hidden">
            {isSaved && t("issuedStay")}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
