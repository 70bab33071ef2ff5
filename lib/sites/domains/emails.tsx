import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { siteLinks } from "@/lib/site-links";
import { originOfDomain } from "@/lib/sites/address";
import { translatorIn } from "@/lib/translations/messages";
import { type DomainRecord, problemsOf } from "./problems";
import { type DomainEvent, patienceDays } from "./rules";
import { shownHost } from "./shown-host";

const groups = {
  proved: "domainProvedEmail",
  failing: "domainFailingEmail",
  withdrawn: "domainWithdrawnEmail",
  expired: "domainExpiredEmail",
} as const satisfies Record<DomainEvent, string>;

/** The state of a site's domain, and the errors in its records. */
export const domainEmail = (
  event: DomainEvent,
  host: string,
  license: string,
  records: readonly DomainRecord[],
) =>
  translatedEmail(groups[event], (t, language) => {
    const shown = { host: shownHost(host), days: patienceDays };
    // Cast: a message takes those of the values that it has.
    const write = t as (key: "text" | "next", values: typeof shown) => string;
    const text = write("text", shown);
    const page = throughLogin(siteLinks.ownSite(license, "domain"), language);
    return {
      subject: t("subject", shown),
      preview: text,
      body: (
        <>
          <Title>{t("title", shown)}</Title>
          <Paragraph>{text}</Paragraph>
          {problemsOf(records, { language, t: translatorIn(language, "recordProblems") }).map(
            (problem) => (
              <Paragraph key={problem}>{problem}</Paragraph>
            ),
          )}
          <ButtonLink href={event === "proved" ? `${originOfDomain(host)}/` : page}>
            {t("button")}
          </ButtonLink>
          <Paragraph>{write("next", shown)}</Paragraph>
        </>
      ),
    };
  });
