import { accountLinks } from "@/lib/account-links";
import { NotMe } from "@/lib/accounts/emails/not-me";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { seller } from "@/lib/seller";
import { sellerDay } from "@/lib/seller-dates";
import { absoluteIn, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { invoiceYears } from "../retention";

/** To an account without a password. */
export const confirmDeletionEmail = ({ token }: { token: string }) =>
  translatedEmail("confirmDeletionEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.deleteAccountLink(token))}>
          {t("deleteAccount")}
        </ButtonLink>
        <Paragraph>{t("notYou")}</Paragraph>
      </>
    ),
  }));

interface Leaving {
  deletesAt: string;
  /** The token of the link that closes the account. */
  token: string;
}

interface StillTimeProps {
  language: string;
  token: string;
}

function StillTime({ language, token }: StillTimeProps) {
  const t = translatorIn(language, "stillTimeEmail");
  return (
    <>
      <Paragraph>{t("text")}</Paragraph>
      <ButtonLink href={throughLogin(accountLinks.ownData, language)}>{t("keep")}</ButtonLink>
      <NotMe language={language} token={token} />
    </>
  );
}

export const deletionAskedEmail = ({ deletesAt, token }: Leaving) =>
  translatedEmail("deletionAskedEmail", (t, language) => {
    const day = sellerDay(new Date(deletesAt), language);
    return {
      subject: t("subject", { shop: site.name }),
      preview: t("preview", { day }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { day, years: invoiceYears })}</Paragraph>
          <StillTime language={language} token={token} />
        </>
      ),
    };
  });

export const deletionReminderEmail = ({ deletesAt, token }: Leaving) =>
  translatedEmail("deletionReminderEmail", (t, language) => {
    const day = sellerDay(new Date(deletesAt), language);
    return {
      subject: t("subject", { shop: site.name }),
      preview: t("preview", { day }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { day })}</Paragraph>
          <StillTime language={language} token={token} />
        </>
      ),
    };
  });

/** The last email to the customer. */
export const accountDeletedEmail = () =>
  translatedEmail("accountDeletedEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { years: invoiceYears })}</Paragraph>
        <Paragraph>{t("missing", { email: seller().email })}</Paragraph>
        <ButtonLink href={absoluteIn(language, links.privacy)}>{t("whatWeKeep")}</ButtonLink>
      </>
    ),
  }));
