"use client";

import { type ReactNode, useEffect, useEffectEvent, useId, useMemo } from "react";
import {
  type FieldError,
  type FieldErrors,
  get,
  type Resolver,
  set,
  useForm,
  useWatch,
} from "react-hook-form";
import { useLanguage, useTranslations } from "#translations";
import { type Language, languageNames, languages } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { countryList } from "@/lib/country-list";
import type { FactKind, Facts, Finding } from "@/lib/customization/facts/schemas";
import { currencyOf } from "@/lib/customization/first-draft/currencies";
import { type Trade, trades } from "@/lib/customization/first-draft/trades";
import type { Translator } from "@/lib/translations/translator";
import { Candidates } from "./candidates";
import { addressValues, candidatesOf, type FactValues, readFacts } from "./form-values";
import { HoursFields } from "./hours-fields";
import { ItemFields } from "./item-fields";

/** What the visitor agreed to. */
export interface AgreedFacts {
  name: string;
  trade: Trade;
  language: Language;
  facts: Facts;
  /** Null where the present colors stay. */
  color: string | null;
}

interface FactsFormProps {
  /** What the form begins with. */
  start: FactValues;
  findings: readonly Finding[];
  /** The name is the profile's. */
  isOfProfile: boolean;
  /** Templates show the profile's name. */
  isOfCustomer: boolean;
  /** Told what was typed when the form is left. */
  onLeave: (typed: FactValues) => void;
  onReadMore: () => void;
  onUse: (agreed: AgreedFacts) => void;
  /** Null where no further business can be told. */
  onAnother: (() => void) | null;
  /** Null where nothing is stored. */
  onRemove: (() => void) | null;
}

type Address = NonNullable<Facts["address"]>;

const printAddress = ({ street, zipcode = "", city, countryCode }: Address) => {
  return [street, `${zipcode} ${city}`.trim(), countryCode].filter(Boolean).join(", ");
};

const printHours = (dayName: Translator<"shortDays">, hours: Facts["hours"] = []) =>
  hours
    .map(
      ({ days, opens, closes }) => `${days.map((it) => dayName(it)).join(" ")} ${opens}–${closes}`,
    )
    .join(", ");

type TextName =
  | "name"
  | "legalName"
  | "about"
  | "phone"
  | "email"
  | "street"
  | "zipcode"
  | "city"
  | "links"
  | "color";

const resolverIn =
  (t: Translator<"facts">): Resolver<FactValues> =>
  (values) => {
    const read = readFacts(values, t);
    if (!("problems" in read)) return { values, errors: {} };
    const errors: FieldErrors<FactValues> = {};
    for (const { path, message } of read.problems) set(errors, path, { type: "custom", message });
    return { values: {}, errors };
  };

/** The company's facts as a card to agree with: found ones with their sources, and fields for the others. */
export function FactsForm({
  start,
  findings,
  isOfProfile,
  isOfCustomer,
  onLeave,
  onReadMore,
  onUse,
  onAnother,
  onRemove,
}: FactsFormProps) {
  const t = useTranslations("facts");
  const dayName = useTranslations("shortDays");
  const language = useLanguage();
  const countries = useMemo(() => countryList(language), [language]);
  const labelOf = useTranslations("tradeLabels");
  const { register, handleSubmit, control, setValue, getValues, formState } = useForm<FactValues>({
    resolver: resolverIn(t),
    defaultValues: start,
  });
  const { errors } = formState;
  const leave = useEffectEvent(() => onLeave(getValues()));
  useEffect(() => leave, []);
  const values = useWatch({ control });
  const errorOf = (path: string): string | undefined => {
    const error: FieldError | undefined = get(errors, path);
    return error?.message;
  };
  const text = (name: TextName) => ({ error: errorOf(name), ...register(name) });
  const found = (kind: TextName & FactKind) => (
    <Candidates
      findings={findings}
      kind={kind}
      print={String}
      current={values[kind] ?? ""}
      onChoose={(value) => setValue(kind, String(value), { shouldValidate: formState.isSubmitted })}
    />
  );
  const rows = { control, register, errorOf };
  // The watched values have the shape of the form, each of which may be missing while it is built.
  const shown = { ...start, ...values } as FactValues;
  const logos = candidatesOf(findings, "logo");

  const use = handleSubmit((sent) => {
    const read = readFacts(sent, t);
    if ("problems" in read) return;
    onUse({
      ...read,
      name: sent.name,
      language: sent.language,
      color: sent.takesColor && sent.color ? sent.color : null,
    });
  });

  return (
    <form onSubmit={use} noValidate autoComplete="off" className="mt-5 grid gap-8">
      <Part title={t("who")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div>
            <TextField
              label={t("name")}
              readOnly={isOfProfile}
              hint={isOfProfile ? t("ofProfile") : isOfCustomer ? t("besideProfile") : undefined}
              {...text("name")}
            />
            {!isOfProfile && found("name")}
          </div>
          <div>
            <TextField label={t("legalName")} {...text("legalName")} />
            {found("legalName")}
          </div>
          <div>
            <SelectField
              label={t("trade")}
              isRequired
              options={[
                { value: "", label: t("noTrade") },
                ...trades.map((it) => ({ value: it, label: labelOf(it) })),
              ]}
              error={errorOf("trade")}
              {...register("trade")}
            />
            <Candidates
              findings={findings}
              kind="trade"
              print={(it) => labelOf(it)}
              current={shown.trade && labelOf(shown.trade)}
              onChoose={(it) => setValue("trade", it)}
            />
          </div>
          <div>
            <SelectField
              label={t("language")}
              options={languages.map((it) => ({ value: it, label: languageNames[it] }))}
              {...register("language")}
            />
            <Candidates
              findings={findings}
              kind="language"
              print={(it) => languageNames[it]}
              current={languageNames[shown.language]}
              onChoose={(it) => setValue("language", it)}
            />
          </div>
          <div className="sm:col-span-2">
            <TextArea label={t("about")} rows={3} {...text("about")} />
            {found("about")}
          </div>
        </div>
      </Part>
      <Part title={t("reach")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div>
            <TextField label={t("phone")} type="tel" {...text("phone")} />
            {found("phone")}
          </div>
          <div>
            <TextField label={t("email")} type="email" {...text("email")} />
            {found("email")}
          </div>
          <TextField label={t("street")} {...text("street")} />
          <div className="grid grid-cols-[8rem_1fr] items-start gap-4">
            <TextField label={t("zipcode")} {...text("zipcode")} />
            <TextField label={t("city")} {...text("city")} />
          </div>
          <SelectField
            label={t("country")}
            options={[
              { value: "", label: t("noCountry") },
              ...countries.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            {...register("countryCode")}
          />
          <div className="sm:col-span-2 empty:hidden">
            <Candidates
              findings={findings}
              kind="address"
              print={printAddress}
              current={printAddress(shown)}
              onChoose={(it) => {
                for (const [name, value] of Object.entries(addressValues(it)))
                  setValue(name as keyof ReturnType<typeof addressValues>, value);
              }}
            />
          </div>
          <div className="sm:col-span-2">
            <TextArea label={t("links")} rows={2} {...text("links")} />
          </div>
        </div>
      </Part>
      <Part title={t("when")}>
        <HoursFields {...rows} />
        <Candidates
          findings={findings}
          kind="hours"
          print={(it) => printHours(dayName, it)}
          current={printHours(dayName, shown.hours)}
          onChoose={(it) => setValue("hours", it)}
        />
      </Part>
      <Part title={t("offer")}>
        <ItemFields {...rows} currency={currencyOf(shown.language, shown.countryCode)} />
      </Part>
      {(logos.length > 0 || candidatesOf(findings, "color").length > 0) && (
        <Part title={t("look")}>
          {candidatesOf(findings, "color").length > 0 && (
            <>
              <div className="flex items-center gap-3">
                <span
                  className="size-9 shrink-0 rounded-control border border-line-strong forced-color-adjust-none"
                  style={{ background: shown.color || "transparent" }}
                />
                <CheckboxField label={t("useColor")} {...register("takesColor")} />
              </div>
              {found("color")}
            </>
          )}
          {logos[0] && (
            <p className="wrap-anywhere mt-3 text-sm">
              {t("logoFound", { address: logos[0].value })}
            </p>
          )}
        </Part>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button("secondary", "medium")} onClick={onReadMore}>
          {t("readMore")}
        </button>
        {onAnother && (
          <button type="button" className={button("quiet", "medium")} onClick={onAnother}>
            {t("another")}
          </button>
        )}
        {onRemove && (
          <button type="button" className={button("quiet", "medium")} onClick={onRemove}>
            {t("remove")}
          </button>
        )}
      </div>
      <div className="-bottom-6 sm:-bottom-8 sticky -mx-6 sm:-mx-8 -mb-6 sm:-mb-8 flex flex-wrap items-center gap-3 border-line border-t bg-card px-6 py-4 sm:rounded-b-card sm:px-8">
        <button type="submit" className={button()}>
          {t("use")}
        </button>
        <p role="alert" className="text-bad text-sm">
          {formState.isSubmitted && !formState.isValid ? t("wrong") : ""}
        </p>
      </div>
    </form>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
};
