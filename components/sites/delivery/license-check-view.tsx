import { BadgeCheck, BadgeX } from "lucide-react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";

interface LicenseCheckViewProps {
  licenseKey: string;
  template: string;
  isValid: boolean;
}

export function LicenseCheckView({ licenseKey, template, isValid }: LicenseCheckViewProps) {
  const t = useTranslations("licenseCheck");
  const Icon = isValid ? BadgeCheck : BadgeX;
  return (
    <div className="page section flex flex-col items-center text-center">
      <Icon
        className={`size-16 ${isValid ? "text-good" : "text-bad"}`}
        strokeWidth={1.5}
        aria-hidden
      />
      <h1 className="mt-6 text-3xl">{isValid ? t("valid") : t("withdrawn")}</h1>
      <p className="mt-4 break-words font-mono text-lg">{licenseKey}</p>
      <p className="mt-4 max-w-prose text-ink-soft">
        {isValid ? t("allows", { template }) : t("wasFor", { template })}
      </p>
      <p className="mt-6">
        <IntentLink href={links.license} className="text-accent underline underline-offset-4">
          {t("whatItAllows")}
        </IntentLink>
      </p>
    </div>
  );
}
