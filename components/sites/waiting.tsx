import { useTranslations } from "#translations";
import { hoursToDecide } from "@/lib/sites/reports/rules";
import type { Reason } from "@/lib/sites/screening/reasons";
import type { WaitingView } from "@/lib/sites/screening/schemas";

interface WaitingProps {
  waiting: WaitingView;
  /** The shop's email address. */
  contact: string;
}

const shownReasons = 5;

/** Why a person looks at the site before its visitors do, or what that person answered. */
export function Waiting({ waiting, contact }: WaitingProps) {
  const t = useTranslations("siteWaiting");
  const { change, isRefused, reasons, answer } = waiting;
  const whatToDo = reasons.length > 0 ? t("whatToDo") : t("stopped", { email: contact });
  return (
    <section className="rounded-card border border-warn bg-card p-5">
      <h2 className={`text-xl ${isRefused ? "text-bad" : ""}`}>
        {isRefused ? t("refusedTitle") : t("title")}
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {answer ?? (change === "publication" ? t("publication") : t("change", { change }))}
      </p>
      <Reasons reasons={reasons} />
      <p className="mt-4 text-ink-soft text-sm">
        {isRefused ? t("refusedHint", { email: contact }) : whatToDo}
      </p>
    </section>
  );
}

interface FormPauseProps {
  reasons: readonly Reason[];
  /** The shop's email address. */
  contact: string;
}

/** Why the forms of a reported site take nothing until a person has decided. */
export function FormPause({ reasons, contact }: FormPauseProps) {
  const t = useTranslations("siteWaiting");
  return (
    <section className="rounded-card border border-warn bg-card p-5">
      <h2 className="text-xl">{t("pausedTitle")}</h2>
      <p className="mt-2">{t("paused", { hours: hoursToDecide.phishing })}</p>
      <Reasons reasons={reasons} />
      <p className="mt-4 text-ink-soft text-sm">
        {reasons.length > 0 ? t("pausedHint") : t("pausedContact", { email: contact })}
      </p>
    </section>
  );
}

/** What was noticed, in the words of the site; nothing where its owner is not told. */
function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations("siteWaiting");
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="label mt-4 text-ink-soft">{t("reasons")}</h3>
      <ul className="mt-2 grid list-disc gap-2 ps-5 text-sm">
        {reasons.slice(0, shownReasons).map(({ reason, evidence }) => (
          <li key={reason}>
            {reason}
            <span className="block text-ink-soft [overflow-wrap:anywhere]">
              <q>{evidence}</q>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
