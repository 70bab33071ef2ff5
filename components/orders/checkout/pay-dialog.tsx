"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLanguage, useTranslations } from "#translations";
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
import { type Buyer, buyerSchema } from "@/lib/orders/checkout/billing";
import type { PayPalButtonConfig } from "@/lib/orders/checkout/paypal-button";
import { leitwegIdIn } from "@/lib/orders/invoices/buyer-reference";
import { expectedZipcode, hasRegion, isZipcodeFirst } from "@/lib/postal-address";
import { withdrawalDays } from "@/lib/refund-days";
import { PayPalButton } from "./paypal-button";
import { TermsLine } from "./terms-line";

const company = {
  name: "legalName",
  label: "companyName",
  autoComplete: "organization",
} as const;

const person = [
  { name: "lastname", label: "lastName", autoComplete: "family-name" },
  { name: "firstname", label: "firstName", autoComplete: "given-name" },
  { name: "street", label: "street", autoComplete: "address-line1" },
  { name: "street2", label: "street2", autoComplete: "address-line2" },
] as const;

const city = { name: "city", label: "city", autoComplete: "address-level2" } as const;
const zipcode = { name: "zipcode", label: "zipCode", autoComplete: "postal-code" } as const;
const vatId = { name: "vatId", label: "vatId", autoComplete: "off" } as const;

const reference = {
  name: "buyerReference",
  label: "buyerReference",
  hint: "referenceHint",
  autoComplete: "off",
} as const;

const region = { name: "region", autoComplete: "address-level1" } as const;

type RegionName = "state" | "province" | "county" | "prefecture" | "region";

const regionNames: Partial<Record<string, RegionName>> = {
  AU: "state",
  BR: "state",
  CA: "province",
  CN: "province",
  ES: "province",
  GB: "county",
  IE: "county",
  IN: "state",
  IT: "province",
  JP: "prefecture",
  MX: "state",
  US: "state",
};

const regionName = (countryCode: string): RegionName => regionNames[countryCode] ?? "region";

/** With the country's name: that is what the profile shows. */
const named = (buyer: Buyer): Buyer => ({ ...buyer, country: countryName(buyer.country) });

/** With what the visitor told about the company, where the profile says nothing. */
const withFacts = (buyer: Buyer): Buyer => ({
  ...buyer,
  ...missingBilling(buyer, storedBusiness()?.facts ?? {}, (code) => code),
});

const fields = [company, ...person, city, zipcode, vatId, reference] as const;

const fieldNames = [...fields, region].map(({ name }) => name);

type Label = RegionName | (typeof fields)[number]["label"];

interface TextFieldOfBuyer {
  name: Exclude<keyof Buyer, "forBusiness" | "startNow">;
  label: Label;
  hint?: "referenceHint";
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
  const t = useTranslations("payDialog");
  const consent = useTranslations("startConsent");
  const ofSummary = useTranslations("orderSummary");
  const language = useLanguage();
  const countries = useMemo(
    () => countryList(language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  );
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  /** What the customer was asked about. */
  const [asked, setAsked] = useState<string[]>([]);
  const [schema] = useState(() => buyerSchema(toEverybody));
  const [start] = useState(() => withFacts(initial));
  const { register, control, handleSubmit, trigger, getValues, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: start,
  });
  const { errors, isSubmitting } = formState;
  const [country, forBusiness] = useWatch({ control, name: ["country", "forBusiness"] });
  const isCompany = !toEverybody || forBusiness;
  const asksOnce = (about: string, name: "zipcode" | "buyerReference", message: string) => {
    if (asked.includes(about)) return false;
    setAsked([...asked, about]);
    setError(name, { message }, { shouldFocus: true });
    return true;
  };
  /** Unusual values are asked about once, and then taken as they are. */
  const asksAboutUnusual = ({ country: code, zipcode, buyerReference }: Buyer) => {
    const example = expectedZipcode(code, zipcode);
    const country = countryName(code, language);
    return (
      (example !== null &&
        asksOnce(`${code} ${zipcode}`, "zipcode", t("unusualZipCode", { country, example }))) ||
      (isCompany &&
        leitwegIdIn(buyerReference) === "wrong" &&
        asksOnce(buyerReference, "buyerReference", t("unusualLeitwegId")))
    );
  };
  const payBy = (chosen: PaymentMethod) =>
    handleSubmit(async (buyer) => {
      if (asksAboutUnusual(buyer)) return;
      setMethod(chosen);
      await pay(named(buyer), chosen).catch((error: unknown) =>
        showRefusal(error, fieldNames, setError),
      );
      setMethod(null);
    });
  const orderByPaypalButton = async () => {
    const isComplete = await trigger(undefined, { shouldFocus: true });
    if (!isComplete) throw new ShopError("invalid", t("incomplete"));
    const buyer = schema.parse(getValues());
    if (asksAboutUnusual(buyer)) throw new ShopError("invalid", t("incomplete"));
    return order(named(buyer));
  };

  const textField = ({ name, label, hint, autoComplete }: TextFieldOfBuyer) => (
    <TextField
      key={name}
      label={t(label)}
      hint={hint && t(hint)}
      autoComplete={autoComplete}
      error={errors[name]?.message}
      {...register(name)}
    />
  );

  const businessBox = (
    <CheckboxField
      label={t("forBusiness")}
      error={errors.forBusiness?.message}
      className="sm:col-span-2"
      {...register("forBusiness")}
    />
  );

  const ownPaypalButton = (
    <button type="submit" disabled={isSubmitting} className={`${button()} grow basis-0`}>
      {method === "paypal" ? t("oneMoment") : toEverybody ? t("buyWithPaypal") : t("paypal")}
    </button>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={isCompany ? t("description", { total }) : t("descriptionOfPerson", { total })}
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
            label={t("country")}
            autoComplete="country"
            error={errors.country?.message}
            options={[{ value: "", label: t("chooseCountry") }, ...countries]}
            {...register("country")}
          />
          {hasRegion(country) && textField({ ...region, label: regionName(country) })}
          {isCompany && [vatId, reference].map(textField)}
          {!toEverybody && businessBox}
          {!isCompany && (
            <CheckboxField
              label={consent("text")}
              className="sm:col-span-2"
              {...register("startNow")}
            />
          )}
        </fieldset>
        {notice}
        {!isCompany && (
          <p className="mt-2 text-ink-soft text-sm">{t("startLater", { days: withdrawalDays })}</p>
        )}
        <TermsLine />
        <p className="mt-6 flex items-baseline justify-between gap-4 font-medium text-lg">
          {ofSummary("total")}
          <span className="font-mono tabular-nums">{total}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
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
              ? t("oneMoment")
              : toEverybody
                ? t("buyByTransfer")
                : t("bankTransfer")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
