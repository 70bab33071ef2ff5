import { Check, Dot } from "lucide-react";
import { useTranslations } from "#translations";
import { passwordRules } from "@/lib/accounts/rules";

interface PasswordChecklistProps {
  id: string;
  password: string;
}

/** The rules of a new password, checked while it is typed. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const t = useTranslations("newPassword");
  const ruleName = useTranslations("passwordRules");
  return (
    <ul
      id={id}
      aria-label={t("rules")}
      className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2"
    >
      {passwordRules.map(({ name, isMet }) => {
        const isDone = isMet(password);
        const Icon = isDone ? Check : Dot;
        return (
          <li
            key={name}
            className={`flex items-center gap-2 ${isDone ? "text-good" : "text-ink-soft"}`}
          >
            <Icon className="size-4 shrink-0" strokeWidth={2} aria-hidden />
            <span>{ruleName(name)}</span>
            <span className="sr-only">{isDone ? t("met") : t("notMet")}</span>
          </li>
        );
      })}
    </ul>
  );
}
