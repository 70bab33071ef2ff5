"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { Dialog } from "@/components/ui/dialog";
import { CheckboxField, ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { takedownGrounds } from "@/db/words/site-reports";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/platform/http/client";
import { getSites } from "@/lib/sites/endpoints";
import { getReports, putReport } from "@/lib/sites/reports/endpoints";
import { maxReason } from "@/lib/sites/reports/rules";
import type { ReportDecision, SiteReport } from "@/lib/sites/reports/schemas";
import type { Translator } from "@/lib/translations/translator";
import { useMay } from "../may";
import { Reasons } from "../reasons";
import { useListMutation } from "../use-list-mutation";

interface ReportDialogProps {
  report: SiteReport;
  onClose: () => void;
}

/** A case: the notice, what was decided, the owner's objection, and the form that decides what is open. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const t = useTranslations("reportDialog");
  const inList = useTranslations("reportList");
  const kindName = useTranslations("reportKinds");
  const mayDecide = useMay("sites:write");
  const { id, kind, source, address, explanation, reporterName, reporterEmail, screening } = report;
  const decision = useDecision(report);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("title", { id: String(id) })}
      description={source === "shop" ? inList("ownDecision") : kindName(kind)}
    >
      <div className="mt-5 grid gap-5">
        {URL.canParse(address) && (
          <p className="line-clamp-6 [overflow-wrap:anywhere]">
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline underline-offset-4"
            >
              {report.shownAddress}
              <span className="sr-only">{t("newTab")}</span>
            </a>
          </p>
        )}
        {explanation && <Part title={t("words")}>{explanation}</Part>}
        {source === "notice" && (
          <Part title={t("reporter")}>
            {reporterEmail ? `${reporterName}, ${reporterEmail}` : t("anonymous")}
          </Part>
        )}
        {screening && (
          <section>
            <h3 className="text-ink-soft text-sm">
              {screening.score === 0
                ? t("nothingNoticed")
                : t("screening", { score: screening.score })}
            </h3>
            {screening.areFormsPaused && (
              <p className="mt-1 font-medium text-warn">{t("formsPaused")}</p>
            )}
            {screening.reasons.length > 0 && (
              <div className="mt-1">
                <Reasons reasons={screening.reasons} />
              </div>
            )}
          </section>
        )}
        {report.decidedAt && <Part title={t("decision", { decision })}>{report.reason}</Part>}
        {report.objection && <Part title={t("objection")}>{report.objection}</Part>}
        {report.objectionAnswer && <Part title={t("answer")}>{report.objectionAnswer}</Part>}
        {mayDecide && report.isWaiting && <DecisionForm report={report} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function useDecision({ status, ground, decidedBy, decidedAt }: SiteReport): string {
  const statusName = useTranslations("reportStatuses");
  const groundName = useTranslations("takedownGrounds");
  const timeZone = useTimeZone();
  const language = useLanguage();
  return [
    statusName(status === "no_action" ? "no_action" : "taken_down"),
    ground && groundName(ground),
    decidedBy,
    decidedAt && formatDay(decidedAt, timeZone, language),
  ]
    .filter(Boolean)
    .join(", ");
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-ink-soft text-sm">{title}</h3>
    <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</p>
  </section>
);

type Choice = ReportDecision["status"];

function choicesOf(
  { status, siteId, isDraft, isOffline }: SiteReport,
  t: Translator<"reportDialog">,
): { value: Choice; label: string }[] {
  if (status === "objected") {
    return [
      { value: "restored", label: t("putBack") },
      { value: "upheld", label: t("keepOffline") },
    ];
  }
  const isTakenDown = siteId !== null && isOffline;
  const takeDown = isDraft ? t("takeDraftDown") : t("takeSiteDown");
  const noAction = {
    value: "no_action",
    label: isDraft ? t("noActionOnDraft") : t("noActionOnSite"),
  } as const;
  const isGone = siteId === null && (!isDraft || isOffline);
  if (isGone) return [noAction];
  return [{ value: "taken_down", label: isTakenDown ? t("closeOnly") : takeDown }, noAction];
}

/** Nothing is chosen beforehand: a press of the button alone decides nothing. */
function DecisionForm({ report, onDone }: { report: SiteReport; onDone: () => void }) {
  const t = useTranslations("reportDialog");
  const groundName = useTranslations("takedownGrounds");
  const hintFor = useTranslations("reasonHints");
  const backOffice = useTranslations("backOffice");
  const { id, others } = report;
  const choices = choicesOf(report, t);
  const [chosen, setChosen] = useState<Choice | null>(choices.length === 1 ? "no_action" : null);
  const [ground, setGround] = useState<(typeof takedownGrounds)[number]>("law");
  const [reason, setReason] = useState("");
  const [withOthers, setWithOthers] = useState(false);
  const { mutate, error, isPending } = useListMutation(
    [getReports.path, getSites.path],
    (body: ReportDecision) => callApi(putReport, { params: { id: String(id) }, body }),
    { hasAlert: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || !reason.trim()) return;
    mutate(decisionFor(chosen, { reason, ground, withOthers }), { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="border-line border-t pt-5">
      <fieldset disabled={isPending} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium text-sm">
            {report.isDraft ? t("whatWithDraft") : t("whatWithSite")}
          </legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="flex items-baseline gap-3">
              <input
                type="radio"
                name="decision"
                required
                className="accent-accent"
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {chosen === "taken_down" && (
          <ChoiceField
            label={t("ground")}
            options={takedownGrounds.map((value) => ({ value, label: groundName(value) }))}
            value={ground}
            onChoose={setGround}
          />
        )}
        <TextArea
          label={t("reason")}
          isRequired
          required
          hint={chosen ? hintFor(chosen) : undefined}
          maxCharacters={maxReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {others > 0 && chosen === "no_action" && (
          <CheckboxField
            label={t("withOthers", { count: others })}
            checked={withOthers}
            onChange={(event) => setWithOthers(event.target.checked)}
          />
        )}
        {others > 0 && chosen === "taken_down" && !report.isOffline && (
          <p className="text-ink-soft text-sm">{t("allAnswered", { count: others })}</p>
        )}
        <FormEnd
          problem={error?.message}
          submit={isPending ? backOffice("oneMoment") : t("send")}
        />
      </fieldset>
    </form>
  );
}

function decisionFor(
  status: Choice,
  {
    reason,
    ground,
    withOthers,
  }: Pick<Extract<ReportDecision, { status: "taken_down" }>, "reason" | "ground"> & {
    withOthers: boolean;
  },
): ReportDecision {
  if (status === "taken_down") return { status, reason, ground };
  return status === "no_action" ? { status, reason, withOthers } : { status, reason };
}
