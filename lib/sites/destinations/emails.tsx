import { NotMe } from "@/lib/accounts/emails/not-me";
import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { translatorIn } from "@/lib/translations/messages";
import { shownHost } from "../domains/shown-host";
import type { DestinationChange } from "./rules";

interface DestinationsNotice {
  template: string;
  changes: readonly DestinationChange[];
  token: string;
}

/** To the owner of a site whose visitors, messages or payments go elsewhere from now on. */
export const destinationsChangedEmail = ({ template, changes, token }: DestinationsNotice) =>
  translatedEmail("destinationsChangedEmail", (t, language) => {
    const names = translatorIn(language, "siteDestinations");
    const shown = (name: DestinationChange["name"], addresses: readonly string[]) =>
      (name === "domain" ? addresses.map(shownHost) : addresses).join(", ") || t("none");
    return {
      subject: t("subject", { template }),
      preview: t("preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { template })}</Paragraph>
          {changes.map(({ name, from, to }) => (
            <Paragraph key={name}>
              {t("change", { name: names(name), from: shown(name, from), to: shown(name, to) })}
            </Paragraph>
          ))}
          <Paragraph>{t("putBack")}</Paragraph>
          <NotMe language={language} token={token} />
        </>
      ),
    };
  });
