import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import type { RaisedAlarm } from "@/lib/accounts/security/schemas";

interface PutBackProps {
  putBack: RaisedAlarm["putBack"];
  /** The address of the page for a new password. */
  resetPage: string;
}

/** Which settings were put back when an account was closed, and the way to a new password. */
export function PutBack({ putBack, resetPage }: PutBackProps) {
  const t = useTranslations("notMe");
  const names = useTranslations("siteDestinations");
  return (
    <div role="status" className="mt-8">
      <p>{t("putBack")}</p>
      <ul className="my-6 list-disc pl-6">
        {putBack.map(({ site, template, destinations }) => (
          <li key={site}>
            {t("ofSite", { template, settings: destinations.map((it) => names(it)).join(", ") })}
          </li>
        ))}
      </ul>
      <a href={resetPage} className={`${button()} w-full`}>
        {t("choosePassword")}
      </a>
    </div>
  );
}
