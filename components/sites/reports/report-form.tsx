import { useTranslations } from "#translations";
import { PlainForm } from "@/components/layout/plain-form";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { Anchor } from "@/components/ui/link";
import { reportKinds } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { mayLackWords, type readReport } from "@/lib/sites/reports/form";
import { reportErrors } from "@/lib/sites/reports/texts";
import { reportProblems } from "@/lib/translations/en/reports";

/** The route that receives the form. */
const action = "/api/report";

interface ReportFormProps {
  read: Pick<ReturnType<typeof readReport>, "typed" | "errors">;
  /** The code of what went wrong; null at first. */
  problem: string | null;
}

const isKnown = (problem: string): problem is keyof typeof reportProblems =>
  Object.hasOwn(reportProblems, problem);

/** A plain form, which works without script: the fields of the reporter are hidden by a rule of style. */
export function ReportForm({ read: { typed, errors }, problem }: ReportFormProps) {
  const t = useTranslations("report");
  const kindOf = useTranslations("reportKinds");
  const ofProblem = useTranslations("reportProblems");
  const kinds = [
    { value: "", label: t("choose") },
    ...reportKinds.map((value) => ({ value, label: kindOf(value) })),
  ];
  const errorOf = (name: string) => (problem === "fields" ? errors[name] : undefined);
  return (
    <PlainForm
      title={t("title")}
      intro={t("intro")}
      problem={problem === null ? null : ofProblem(isKnown(problem) ? problem : "other")}
      isMarked={problem === "fields" || problem === "site"}
      action={action}
      submit={t("send")}
      isWide
    >
      <TextField
        name="site"
        inputMode="url"
        label={t("site")}
        hint={mayLackWords(typed.site) ? t("draftHint") : t("siteHint")}
        error={problem === "site" ? reportErrors.unknownSite : errorOf("site")}
        defaultValue={typed.site}
        required
      />
      <SelectField
        name="kind"
        label={t("kind")}
        options={kinds}
        error={errorOf("kind")}
        defaultValue={typed.kind}
        required
      />
      <TextArea
        name="explanation"
        label={t("explanation")}
        hint={t("explanationHint")}
        error={errorOf("explanation")}
        defaultValue={typed.explanation}
        rows={7}
        required
      />
      <fieldset className="grid gap-5 rounded-card border border-line bg-card p-5 about-children:hidden">
        <legend className="sr-only">{t("reporter")}</legend>
        <p className="text-ink-soft text-sm">
          {t("reporterHint")}{" "}
          <Anchor href={links.privacy} className="underline underline-offset-4">
            {t("privacy")}
          </Anchor>
        </p>
        <TextField
          name="name"
          label={t("name")}
          autoComplete="name"
          error={errorOf("name")}
          defaultValue={typed.name}
        />
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="email"
          error={errorOf("email")}
          defaultValue={typed.email}
        />
      </fieldset>
      <p className="hidden rounded-card border border-line bg-card p-5 about-children:block">
        {t("anonymous")} {t("elsewhere")}
      </p>
      <CheckboxField
        name="goodFaith"
        value="yes"
        label={t("goodFaith")}
        error={errorOf("goodFaith")}
        defaultChecked={typed.goodFaith === "yes"}
        required
      />
    </PlainForm>
  );
}
