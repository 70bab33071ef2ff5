import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Field, TextArea, TextField } from "@/components/ui/field";
import type { FactsSource } from "@/lib/customization/facts/client";
import type { ShopError } from "@/lib/errors";

interface SourceFormProps {
  /** The address that was typed before. */
  address: string;
  /** Why nothing could be read. */
  failure: ShopError | null;
  onRead: (source: FactsSource) => void;
  onByHand: () => void;
}

/** Asks for what facts are read from: an address, a text or a file. */
export function SourceForm({ address, failure, onRead, onByHand }: SourceFormProps) {
  const t = useTranslations("facts");
  const [isEmpty, setIsEmpty] = useState(false);
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name)).trim();
    const file = form.get("file");
    setIsEmpty(false);
    if (file instanceof File && file.size > 0) onRead({ file });
    else if (given("text")) onRead({ text: given("text") });
    else if (given("address")) onRead({ address: given("address") });
    else setIsEmpty(true);
  };
  const { address: addressError, text, file } = failure?.fields ?? {};
  const other = addressError || text || file ? undefined : failure?.message;
  return (
    <form onSubmit={read} noValidate autoComplete="off" className="mt-5 grid gap-4">
      <TextField
        name="address"
        label={t("address")}
        inputMode="url"
        autoCapitalize="none"
        placeholder={t("addressExample")}
        defaultValue={address}
        error={addressError}
      />
      <TextArea name="text" label={t("text")} hint={t("textHint")} error={text} />
      <Field label={t("file")} hint={t("fileHint")} error={file}>
        {({ className, ...control }) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".pdf,.vcf,.csv,.txt,application/pdf,text/vcard,text/csv,text/plain"
            className={`${className} py-2.5 text-sm file:hidden`}
          />
        )}
      </Field>
      <p role="alert" className="min-h-6 text-bad text-sm">
        {isEmpty ? t("nothingGiven") : other}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={button()}>
          {t("read")}
        </button>
        <button type="button" className={button("quiet")} onClick={onByHand}>
          {t("byHand")}
        </button>
      </div>
    </form>
  );
}
