"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { showRefusal } from "@/components/accounts/show-refusal";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CheckboxField, SelectField, TextField } from "@/components/ui/field";
import type { PaymentMethod } from "@/db/words/invoices";
import { countryList } from "@/lib/country-list";
import { countryName } from "@/lib/country-name";
import { missingBilling } from "@/lib/customization/businesses/billing";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import { ShopError } from "@/lib/errors";
import { type Billing, type Buyer, buyerSchema } from "@/lib/orders/checkout/billing";
import type { PayPalButtonConfig } from "@/lib/orders/checkout/paypal-button";
import { startConsent } from "@/lib/orders/checkout/withdrawal/texts";
import { expectedZipcode, hasRegion, isZipcodeFirst } from "@/lib/postal-address";
import { PayPalButton } from "./paypal-button";
import { TermsLine } from "./terms-line";
import { payDialogTexts as texts } from "./texts";

const company = {
  name: "legalName",
  label: texts.companyName,
  autoComplete: "organization",
} as const;

const person = [
  { name: "lastname", label: texts.lastName, autoComplete: "family-name" },
  { name: "firstname", label: texts.firstName, autoComplete: "given-name" },
  { name: "street", label: texts.street, autoComplete: "address-line1" },
  { name: "street2", label: texts.street2, autoComplete: "address-line2" },
] as const;

const city = { name: "city", label: texts.city, autoComplete: "address-level2" } as const;
const zipcode = { name: "zipcode", label: texts.zipCode, autoComplete: "postal-code" } as const;
const vatId = { name: "vatId", label: texts.vatId, autoComplete: "off" } as const;

const region = { name: "region", autoComplete: "address-level1" } as const;

const countries = [
  { value: "", label: texts.chooseCountry },
  ...countryList.map(({ code, name }) => ({ value: code, label: name })),
];

/** With the country's name: that is what the profile shows. */
const named = (buyer: Buyer): Buyer => ({ ...buyer, country: countryName(buyer.country) });

/** With what the visitor told about the company, where the profile says nothing. */
const withFacts = (buyer: Buyer): Buyer => ({
  ...buyer,
  ...missingBilling(buyer, storedBusiness()?.facts ?? {}, (code) => code),
});

const fieldNames = [company, ...person, city, zipcode, vatId, region].map(({ name }) => name);

interface TextFieldOfAddress {
  name: keyof Billing;
  label: string;
  autoComplete: string;
}

interface PayDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The billing address in the profile, and what was said at the last order. */
  initial: Buyer;
  /** Consumers may buy, too. */
  toEverybody: boolean;
  total: string;
  /** Rejects with what is wrong with a field. */
  pay: (buyer: Buyer, method: PaymentMethod) => Promise<void>;
  paypalButton: PayPalButtonConfig | null;
  /** The bank transfers that a payment by PayPal replaces. */
  notice: ReactNode;
  /** Places the order for PayPal's own button; resolves to the address of PayPal's approval page. */
  order: (buyer: Buyer) => Promise<string>;
}

/** The billing address and the payment method. */
export function PayDialog({
  isOpen,
  onOpenChange,
  initial,
  toEverybody,
  total,
  pay,
  paypalButton,
  notice,
  order,
}: PayDialogProps) {
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  /** The country and the zip code that the customer was asked about. */
  const [asked, setAsked] = useState("");
  const [schema] = useState(() => buyerSchema(toEverybody));
  const [start] = useState(() => withFacts(initial));
  const { register, control, handleSubmit, trigger, getValues, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: start,
  });
  const { errors, isSubmitting } = formState;
  const [country, forBusiness] = useWatch({ control, name: ["country", "forBusiness"] });
  const isCompany = !toEverybody || forBusiness;
  /** An unusual zip code is asked about once, and then taken as it is. */
  const asksAboutZipcode = (billing: Billing) => {
    const example = expectedZipcode(billing.country, billing.zipcode);
    const about = `${billing.country} ${billing.zipcode}`;
    if (example === null || about === asked) return false;
    setAsked(about);
    const message = texts.unusualZipCode(countryName(billing.country), example);
    setError("zipcode", { message }, { shouldFocus: true });
    return true;
  };
  const payBy = (chosen: PaymentMethod) =>
    handleSubmit(async (buyer) => {
      if (asksAboutZipcode(buyer)) return;
      setMethod(chosen);
      await pay(named(buyer), chosen).catch((error: unknown) =>
        showRefusal(error, fieldNames, setError),
      );
      setMethod(null);
    });
  const orderByPaypalButton = async () => {
    const isComplete = await trigger(undefined, { shouldFocus: true });
    if (!isComplete) throw new ShopError("invalid", texts.incomplete);
    const buyer = schema.parse(getValues());
    if (asksAboutZipcode(buyer)) throw new ShopError("invalid", texts.incomplete);
    return order(named(buyer));
  };

  const textField = ({ name, label, autoComplete }: TextFieldOfAddress) => (
    <TextField
      key={name}
      label={label}
      autoComplete={autoComplete}
      error={errors[name]?.message}
      {...register(name)}
    />
  );

  const businessBox = (
    <CheckboxField
      label={texts.forBusiness}
      error={errors.forBusiness?.message}
      className="sm:col-span-2"
      {...register("forBusiness")}
    />
  );

  const ownPaypalButton = (
    <button type="submit" disabled={isSubmitting} className={`${button()} grow basis-0`}>
      {method === "paypal" ? texts.oneMoment : toEverybody ? texts.buyWithPaypal : texts.paypal}
    </button>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={isCompany ? texts.description(total) : texts.descriptionOfPerson(total)}
    >
      <form onSubmit={payBy("paypal")} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-4 sm:grid-cols-2">
          {toEverybody && businessBox}
          {[
            ...(isCompany ? [company] : []),
            ...person,
            ...(isZipcodeFirst(country) ? [zipcode, city] : [city, zipcode]),
          ].map(textField)}
          <SelectField
            label={texts.country}
            autoComplete="country"
            error={errors.country?.message}
            options={countries}
            {...register("country")}
          />
          {hasRegion(country) && textField({ ...region, label: texts.region(country) })}
          {isCompany && textField(vatId)}
          {!toEverybody && businessBox}
          {!isCompany && (
            <CheckboxField
              label={startConsent.text}
              className="sm:col-span-2"
              {...register("startNow")}
            />
          )}
        </fieldset>
        {notice}
        {!isCompany && <p className="mt-2 text-ink-soft text-sm">{texts.startLater}</p>}
        <TermsLine />
        <div className="mt-6 flex flex-wrap gap-3">
          {paypalButton ? (
            <PayPalButton config={paypalButton} order={orderByPaypalButton}>
              {ownPaypalButton}
            </PayPalButton>
          ) : (
            ownPaypalButton
          )}
          <button
            type="button"
            disabled={isSubmitting}
            className={`${button("secondary")} grow basis-0`}
            onClick={payBy("bank_transfer")}
          >
            {method === "bank_transfer"
              ? texts.oneMoment
              : toEverybody
                ? texts.buyByTransfer
                : texts.bankTransfer}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
