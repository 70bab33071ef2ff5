import { Check, Dot } from "lucide-react";
import { passwordRules } from "@/lib/accounts/rules";
import { newPasswordTexts } from "./texts";

interface PasswordChecklistProps {
  id: string;
  password: string;
}

/** The rules of a new password, checked while it is typed. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <ul
      id={id}
      aria-label={newPasswordTexts.rules}
      className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2"
    >
      {passwordRules.map(({ label, isMet }) => {
        const isDone = isMet(password);
        const Icon = isDone ? Check : Dot;
        return (
          <li
            key={label}
            className={`flex items-center gap-2 ${isDone ? "text-good" : "text-ink-soft"}`}
          >
            <Icon className="size-4 shrink-0" strokeWidth={2} aria-hidden />
            <span>{label}</span>
            <span className="sr-only">
              {isDone ? newPasswordTexts.met : newPasswordTexts.notMet}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
