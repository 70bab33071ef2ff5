import { useId } from "react";
import { useTranslations } from "#translations";
import { scopes as allScopes, type Scope } from "@/lib/platform/staff/rules";
import type { Translator } from "@/lib/translations/translator";
import { usePermissions } from "./may";

/** In the order of the tabs. */
const areas = [
  "figures",
  "orders",
  "books",
  "presets",
  "coupons",
  "reviews",
  "customers",
  "sites",
  "messages",
  "mail",
  "jobs",
  "audit",
] as const satisfies Parameters<Translator<"backOffice">>[0][];

type Area = (typeof areas)[number];

const levels = ["read", "write"] as const;

/** The scopes of an area that the user may give to an API token, the smallest first. */
function scopesOf(area: Area, permissions: readonly string[]): Scope[] {
  const names: string[] = levels.map((level) => `${area}:${level}`);
  return allScopes.filter((it) => names.includes(it) && permissions.includes(it));
}

const levelOf = (scope: Scope) => (scope.endsWith(":write") ? "write" : "read");

interface ScopeFieldsProps {
  scopes: Scope[];
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
}

/** The scopes of an API token in each area, limited to the permissions of its owner. */
export function ScopeFields({ scopes, error, onChange }: ScopeFieldsProps) {
  const t = useTranslations("newApiToken");
  const section = useTranslations("backOffice");
  const permissions = usePermissions();
  const errorId = useId();
  const choose = (area: Area, chosen: string) =>
    onChange(
      allScopes.filter(
        (it) => it === chosen || (scopes.includes(it) && !it.startsWith(`${area}:`)),
      ),
    );
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{t("scopes")}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {areas.map((area) => {
          const choices = scopesOf(area, permissions);
          return (
            choices.length > 0 && (
              <label
                key={area}
                className="flex items-center justify-between gap-2 border-line border-t py-1.5 text-sm"
              >
                <span>{section(area)}</span>
                <select
                  value={scopes.find((it) => it.startsWith(`${area}:`)) ?? ""}
                  onChange={(event) => choose(area, event.target.value)}
                  className="h-9 w-[8.5rem] shrink-0 rounded-control border border-line-strong bg-paper px-2 text-ink"
                >
                  <option value="">{t("nothing")}</option>
                  {choices.map((scope) => (
                    <option key={scope} value={scope}>
                      {t(levelOf(scope))}
                    </option>
                  ))}
                </select>
              </label>
            )
          );
        })}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
