import { useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";

/** The terms that an order is placed under; in a new tab, so that the typed data stays. */
export function TermsLine() {
  const t = useTranslations("termsLine");
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {t("accept")} <Page href={legalLinks.terms}>{t("terms")}</Page> {t("and")}{" "}
      <Page href={links.license}>{t("license")}</Page>. {t("also")}{" "}
      <Page href={legalLinks.refunds}>{t("refunds")}</Page>,{" "}
      <Page href={links.privacy}>{t("privacy")}</Page>.
    </p>
  );
}

function Page({ href, children }: { href: string; children: string }) {
  const t = useTranslations("termsLine");
  return (
    <Anchor href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {children}
      <span className="sr-only"> {t("opensInNewTab")}</span>
    </Anchor>
  );
}
