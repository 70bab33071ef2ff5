"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type Account, profileSchema } from "@/lib/accounts/schemas";
import { countryName } from "@/lib/country-name";
import { missingBilling } from "@/lib/customization/businesses/billing";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import { invoiceTexts, profileTexts } from "./texts";
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
  const { email, legalName, firstname, lastname, vatId } = account;
  const { street, street2, region, city, zipcode, country } = account;
  const address = { street, street2, region, city, zipcode, country };
  const values = { legalName, firstname, lastname, ...address, vatId };
  const { register, submit, setValue, getValues, formState } = useProfileForm({
    email,
    schema,
    values,
    onSaved,
  });
  const { errors, isSubmitting } = formState;
  const isHydrated = useHydrated();
  const missing = () =>
    Object.entries(
      missingBilling(getValues(), storedBusiness()?.facts ?? {}, (it) => countryName(it)),
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
        {invoiceTexts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{invoiceTexts.intro}</p>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {isFilled && invoiceTexts.filled}
      </p>
      {canFill && (
        <button type="button" className={`${button("secondary", "medium")} mt-3`} onClick={fill}>
          {invoiceTexts.fill}
        </button>
      )}
      <fieldset disabled={isSubmitting || !isHydrated} className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={invoiceTexts.legalName}
            hint={invoiceTexts.legalNameHint}
            autoComplete="organization"
            error={errors.legalName?.message}
            {...register("legalName")}
          />
        </div>
        <TextField
          label={invoiceTexts.firstName}
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...register("firstname")}
        />
        <TextField
          label={invoiceTexts.lastName}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register("lastname")}
        />
        <TextField
          label={invoiceTexts.street}
          autoComplete="address-line1"
          error={errors.street?.message}
          {...register("street")}
        />
        <TextField
          label={invoiceTexts.street2}
          autoComplete="address-line2"
          error={errors.street2?.message}
          {...register("street2")}
        />
        <TextField
          label={invoiceTexts.zipCode}
          autoComplete="postal-code"
          error={errors.zipcode?.message}
          {...register("zipcode")}
        />
        <TextField
          label={invoiceTexts.city}
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register("city")}
        />
        <TextField
          label={invoiceTexts.region}
          hint={invoiceTexts.regionHint}
          autoComplete="address-level1"
          error={errors.region?.message}
          {...register("region")}
        />
        <TextField
          label={invoiceTexts.country}
          autoComplete="country-name"
          error={errors.country?.message}
          {...register("country")}
        />
        <TextField
          label={invoiceTexts.vatId}
          hint={invoiceTexts.vatIdHint}
          error={errors.vatId?.message}
          {...register("vatId")}
        />
        <div className="sm:col-span-2">
          <button type="submit" className={button("secondary")}>
            {isSubmitting ? profileTexts.saving : invoiceTexts.save}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
