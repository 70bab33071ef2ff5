import { CopyButton } from "@/components/ui/copy-button";
import { siteLinks } from "@/lib/site-links";
import { licenseTexts as texts } from "./texts";

interface LicenseKeyProps {
  /** The name of the template. */
  name: string;
  license: string;
}

/** The license key of a bought template, with a link to its check and a copy button. */
export const LicenseKey = ({ name, license }: LicenseKeyProps) => (
  <div className="flex flex-wrap items-center gap-x-1">
    <p className="text-ink-soft text-sm">
      {texts.license}{" "}
      <a
        href={siteLinks.licenseCheck(license)}
        className="label text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {license}
      </a>
    </p>
    <CopyButton text={license} what={texts.copyKeyOf(name)} className="max-md:-ml-3.5" />
  </div>
);
