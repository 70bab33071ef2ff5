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
      {reasons.length > 0 && (
        <>
          <h3 className="label mt-4 text-ink-soft">{texts.reasons}</h3>
          <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm">
            {reasons.slice(0, shownReasons).map(({ reason, evidence }) => (
              <li key={reason}>
                {reason}
                <span className="block text-ink-soft [overflow-wrap:anywhere]">{`“${evidence}”`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-ink-soft text-sm">
        {isRefused ? texts.refusedHint(contact) : whatToDo}
      </p>
    </section>
  );
}
