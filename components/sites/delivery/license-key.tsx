import { useTranslations } from "#translations";
import { CopyButton } from "@/components/ui/copy-button";
import { Anchor } from "@/components/ui/link";
import { siteLinks } from "@/lib/site-links";

interface LicenseKeyProps {
  /** The name of the template. */
  name: string;
  license: string;
}

/** The license key of a bought template, with a link to its check and a copy button. */
export function LicenseKey({ name, license }: LicenseKeyProps) {
  const t = useTranslations("licenseKey");
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p className="text-ink-soft text-sm">
        {t("license")}{" "}
        <Anchor
          href={siteLinks.licenseCheck(license)}
          translate="no"
          className="label text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {license}
        </Anchor>
      </p>
      <CopyButton
        text={license}
        what={t("copyKeyOf", { template: name })}
        className="max-md:-ms-3.5"
      />
    </div>
  );
}
