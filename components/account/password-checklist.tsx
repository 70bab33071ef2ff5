import { Check, Dot } from "lucide-react";
import { passwordRules } from "@/lib/accounts/rules";

interface PasswordChecklistProps {
  id: string;
  password: string;
}

/** The rules of a new password, checked while it is typed. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <ul
      id={id}
      aria-label="Password rules"
      className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2"
    >
      {passwordRules.map(({ label, isMet }) => {
        const kept = isMet(password);
        const Icon = kept ? Check : Dot;
        return (
          <li
            key={label}
            className={`flex items-center gap-2 ${kept ? "text-good" : "text-ink-soft"}`}
          >
            <Icon className="size-4 shrink-0" strokeWidth={2} aria-hidden />
            <span>{label}</span>
            <span className="sr-only">{kept ? "done" : "missing"}</span>
          </li>
        );
      })}
    </ul>
  );
}
