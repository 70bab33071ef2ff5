import { useTranslations } from "#translations";
import { PlainForm } from "@/components/layout/plain-form";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { Anchor } from "@/components/ui/link";
import { reportKinds } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { mayLackWords, type readReport } from "@/lib/sites/reports/form";
import { kindTexts } from "@/lib/sites/reports/texts";
import { reportTexts as texts } from "./texts";

/** The route that receives the form. */
const action = "/api/report";

interface ReportFormProps {
  read: Pick<ReturnType<typeof readReport>, "typed" | "errors">;
  /** The code of what went wrong; null at first. */
  problem: string | null;
}

const known: Readonly<Record<string, string>> = texts.problems;

const kinds = [
  { value: "", label: texts.choose },
  ...reportKinds.map((value) => ({ value, label: kindTexts[value] })),
];

/** A plain form, which works without script: the fields of the reporter are hidden by a rule of style. */
export function ReportForm({ read: { typed, errors }, problem }: ReportFormProps) {
  const t = useTranslations("reportFields");
  const errorOf = (name: string) => (problem === "fields" ? errors[name] : undefined);
  return (
    <PlainForm
      title={texts.title}
      intro={texts.intro}
      problem={problem === null ? null : (known[problem] ?? texts.problems.other)}
      isMarked={problem === "fields" || problem === "site"}
      action={action}
      submit={texts.send}
      isWide
    >
      <TextField
        name="site"
        inputMode="url"
        label={texts.site}
        hint={mayLackWords(typed.site) ? texts.draftHint : texts.siteHint}
        error={problem === "site" ? t("unknownSite") : errorOf("site")}
        defaultValue={typed.site}
        required
      />
      <SelectField
        name="kind"
        label={texts.kind}
        options={kinds}
        error={errorOf("kind")}
        defaultValue={typed.kind}
        required
      />
      <TextArea
        name="explanation"
        label={texts.explanation}
        hint={texts.explanationHint}
        error={errorOf("explanation")}
        defaultValue={typed.explanation}
        rows={7}
        required
      />
      <fieldset className="grid gap-5 rounded-card border border-line bg-card p-5 about-children:hidden">
        <legend className="sr-only">{texts.reporter}</legend>
        <p className="text-ink-soft text-sm">
          {texts.reporterHint}{" "}
          <Anchor href={links.privacy} className="underline underline-offset-4">
            {texts.privacy}
          </Anchor>
        </p>
        <TextField
          name="name"
          label={texts.name}
          autoComplete="name"
          error={errorOf("name")}
          defaultValue={typed.name}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          error={errorOf("email")}
          defaultValue={typed.email}
        />
      </fieldset>
      <p className="hidden rounded-card border border-line bg-card p-5 about-children:block">
        {texts.anonymous} {texts.elsewhere}
      </p>
      <CheckboxField
        name="goodFaith"
        value="yes"
        label={texts.goodFaith}
        error={errorOf("goodFaith")}
        defaultChecked={typed.goodFaith === "yes"}
        required
      />
    </PlainForm>
  );
}
