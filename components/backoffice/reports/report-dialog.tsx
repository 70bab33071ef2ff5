"use client";

import { type FormEvent, type ReactNode, useState } from "react";
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
import { useMay } from "../may";
import { Reasons } from "../reasons";
import { backOfficeTexts } from "../texts";
import { useListMutation } from "../use-list-mutation";
import { reportTexts, reportDialogTexts as texts } from "./texts";

interface ReportDialogProps {
  report: SiteReport;
  onClose: () => void;
}

/** A case: the notice, what was decided, the owner's objection, and the form that decides what is open. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const mayDecide = useMay("sites:write");
  const { id, kind, source, address, explanation, reporterName, reporterEmail, screening } = report;
  const timeZone = useTimeZone();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.title(id)}
      description={source === "shop" ? reportTexts.ownDecision : reportTexts.kinds[kind]}
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
              <span className="sr-only">{texts.newTab}</span>
            </a>
          </p>
        )}
        {explanation && <Part title={texts.words}>{explanation}</Part>}
        {source === "notice" && (
          <Part title={texts.reporter}>
            {reporterEmail ? `${reporterName}, ${reporterEmail}` : texts.anonymous}
          </Part>
        )}
        {screening && (
          <section>
            <h3 className="text-ink-soft text-sm">{texts.screening(screening.score)}</h3>
            {screening.areFormsPaused && (
              <p className="mt-1 font-medium text-warn">{texts.formsPaused}</p>
            )}
            {screening.reasons.length > 0 && (
              <div className="mt-1">
                <Reasons reasons={screening.reasons} />
              </div>
            )}
          </section>
        )}
        {report.decidedAt && (
          <Part title={`${texts.decision}: ${decisionOf(report, timeZone)}`}>{report.reason}</Part>
        )}
        {report.objection && <Part title={texts.objection}>{report.objection}</Part>}
        {report.objectionAnswer && <Part title={texts.answer}>{report.objectionAnswer}</Part>}
        {mayDecide && report.isWaiting && <DecisionForm report={report} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

const decisionOf = ({ status, ground, decidedBy, decidedAt }: SiteReport, timeZone: string) =>
  [
    status === "no_action" ? reportTexts.statuses.no_action : reportTexts.statuses.taken_down,
    ground && texts.grounds[ground],
    decidedBy,
    decidedAt && formatDay(decidedAt, timeZone),
  ]
    .filter(Boolean)
    .join(", ");

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-ink-soft text-sm">{title}</h3>
    <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</p>
  </section>
);

type Choice = ReportDecision["status"];

function choicesOf({
  status,
  siteId,
  isDraft,
  isOffline,
}: SiteReport): { value: Choice; label: string }[] {
  if (status === "objected") {
    return [
      { value: "restored", label: texts.putBack },
      { value: "upheld", label: texts.keepOffline },
    ];
  }
  const isTakenDown = siteId !== null && isOffline;
  const labels = isDraft ? texts.draft : texts.site;
  const takeDown = { value: "taken_down", label: isTakenDown ? texts.closeOnly : labels.takeDown };
  const noAction = { value: "no_action", label: labels.noAction } as const;
  const isGone = siteId === null && (!isDraft || isOffline);
  return isGone ? [noAction] : [{ ...takeDown, value: "taken_down" }, noAction];
}

/** Nothing is chosen beforehand: a press of the button alone decides nothing. */
function DecisionForm({ report, onDone }: { report: SiteReport; onDone: () => void }) {
  const { id, others } = report;
  const choices = choicesOf(report);
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
            {(report.isDraft ? texts.draft : texts.site).what}
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
            label={texts.ground}
            options={takedownGrounds.map((value) => ({ value, label: texts.grounds[value] }))}
            value={ground}
            onChoose={setGround}
          />
        )}
        <TextArea
          label={texts.reason}
          isRequired
          required
          hint={chosen ? texts.reasonHint[chosen] : undefined}
          maxCharacters={maxReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {others > 0 && chosen === "no_action" && (
          <CheckboxField
            label={texts.withOthers(others)}
            checked={withOthers}
            onChange={(event) => setWithOthers(event.target.checked)}
          />
        )}
        {others > 0 && chosen === "taken_down" && !report.isOffline && (
          <p className="text-ink-soft text-sm">{texts.allAnswered(others)}</p>
        )}
        <FormEnd
          problem={error?.message}
          submit={isPending ? backOfficeTexts.oneMoment : texts.send}
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
