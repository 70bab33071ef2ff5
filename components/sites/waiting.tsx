import { hoursToDecide, inWords } from "@/lib/sites/reports/rules";
import type { Reason } from "@/lib/sites/screening/reasons";
import type { WaitingView } from "@/lib/sites/screening/schemas";
import { heldTexts } from "@/lib/sites/screening/texts";
import { waitingTexts as texts } from "./texts";

interface WaitingProps {
  waiting: WaitingView;
  /** The shop's email address. */
  contact: string;
}

const shownReasons = 5;

/** Why a person looks at the site before its visitors do, or what that person answered. */
export function Waiting({ waiting, contact }: WaitingProps) {
  const { change, isRefused, reasons, answer } = waiting;
  const whatToDo = reasons.length > 0 ? texts.whatToDo : heldTexts.stopped(contact);
  return (
    <section className="rounded-card border border-warn bg-card p-5">
      <h2 className={`text-xl ${isRefused ? "text-bad" : ""}`}>
        {isRefused ? texts.refusedTitle : texts.title}
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {answer ??
          (change === "publication" ? texts.publication : texts.change(heldTexts.changes[change]))}
      </p>
      <Reasons reasons={reasons} />
      <p className="mt-4 text-ink-soft text-sm">
        {isRefused ? texts.refusedHint(contact) : whatToDo}
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
export const FormPause = ({ reasons, contact }: FormPauseProps) => (
  <section className="rounded-card border border-warn bg-card p-5">
    <h2 className="text-xl">{texts.pausedTitle}</h2>
    <p className="mt-2">{texts.paused(inWords(hoursToDecide.phishing))}</p>
    <Reasons reasons={reasons} />
    <p className="mt-4 text-ink-soft text-sm">
      {reasons.length > 0 ? texts.pausedHint : texts.pausedContact(contact)}
    </p>
  </section>
);

/** What was noticed, in the words of the site; nothing where its owner is not told. */
const Reasons = ({ reasons }: { reasons: readonly Reason[] }) =>
  reasons.length > 0 && (
    <>
      <h3 className="label mt-4 text-ink-soft">{texts.reasons}</h3>
      <ul className="mt-2 grid list-disc gap-2 ps-5 text-sm">
        {reasons.slice(0, shownReasons).map(({ reason, evidence }) => (
          <li key={reason}>
            {reason}
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{`“${evidence}”`}</span>
          </li>
        ))}
      </ul>
    </>
  );
