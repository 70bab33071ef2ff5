import { localeOf } from "@/lib/languages.mjs";
import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";

export const apiTokensEndedEmail = ({ names }: { names: readonly string[] }) =>
  translatedEmail("apiTokensEndedEmail", (t, language) => {
    const list = new Intl.ListFormat(localeOf(language));
    return {
      subject: t("subject", { shop: site.name }),
      preview: t("preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>
            {t("text", { names: list.format(names.map((name) => t("name", { name }))) })}
          </Paragraph>
          <Paragraph>{t("next")}</Paragraph>
        </>
      ),
    };
  });
