import { useState } from "react";
import { useTranslations } from "#translations";
import { inScheme, type Scheme, schemeNames } from "@/lib/composition/email-samples/rules";
import type { EmailSampleView } from "@/lib/composition/email-samples/schemas";

const widths = { desktop: "100%", phone: "390px" };
type Width = keyof typeof widths;

/**
 * An email with its header, in a frame without scripts, links or an origin; below it the same email
 * as text.
 */
export function EmailSamplePreview({ sample }: { sample: EmailSampleView }) {
  const t = useTranslations("emailSamples");
  const schemeName = useTranslations("emailSchemes");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [width, setWidth] = useState<Width>("desktop");
  const { from, subject, html, text } = sample;
  return (
    <article>
      <h2 className="text-xl">{subject}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t("from")}</dt>
        <dd className="[overflow-wrap:anywhere]">{from}</dd>
        <dt className="text-ink-soft">{t("subject")}</dt>
        <dd>{subject}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <Choice
          legend={t("scheme")}
          nameOf={(it) => schemeName(it)}
          options={schemeNames}
          chosen={scheme}
          onChoose={setScheme}
        />
        <Choice
          legend={t("width")}
          nameOf={(it) => t(it)}
          options={["desktop", "phone"]}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      {/* A new frame for each email: a new document in the same frame would add a step to the
          browser's history. */}
      <iframe
        key={`${subject} ${scheme}`}
        sandbox=""
        srcDoc={inScheme(html, scheme)}
        title={t("frame", { subject })}
        className="mt-5 h-[40rem] max-w-full rounded-card border border-line-strong bg-card"
        style={{ width: widths[width], colorScheme: scheme }}
      />
      <details className="mt-6">
        <summary className="cursor-pointer text-accent text-sm">{t("asText")}</summary>
        <pre className="mt-4 whitespace-pre-wrap rounded-card border border-line bg-card p-5 font-mono text-sm [overflow-wrap:anywhere]">
          {text}
        </pre>
      </details>
    </article>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  nameOf: (value: Value) => string;
  options: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({
  legend,
  nameOf,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) => (
  <fieldset className="flex items-center gap-2">
    <legend className="float-start me-1 text-ink-soft text-sm">{legend}</legend>
    {options.map((it) => (
      <button
        key={it}
        type="button"
        aria-pressed={it === chosen}
        className="h-9 rounded-control border border-line-strong px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-accent-ink"
        onClick={() => onChoose(it)}
      >
        {nameOf(it)}
      </button>
    ))}
  </fieldset>
);
