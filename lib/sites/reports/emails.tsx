import type { ReportKind, TakedownGround } from "@/db/words/site-reports";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatTimestamp } from "@/lib/dates";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { seller } from "@/lib/seller";
import { translatorIn } from "@/lib/translations/messages";
import { hoursToDecide, objectionHours } from "./rules";

interface Report {
  id: number;
  /** The host of the reported address: a whole address could hold words of the sender. */
  host: string;
  kind: ReportKind;
}

interface Received extends Report {
  dueAt: Date;
}

const factsIn = (language: string, { id, host, kind }: Report) => {
  const t = translatorIn(language, "reportEmails");
  return {
    [t("number")]: String(id),
    [t("site")]: host,
    [t("reported")]: translatorIn(language, "reportKinds")(kind),
  };
};

const at = (moment: Date, language: string) =>
  formatTimestamp(moment.toISOString(), "UTC", language);

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = ({ name, ...report }: Received & { name: string }) =>
  translatedEmail("reportReceivedEmail", (t, language) => {
    const parts = translatorIn(language, "reportEmails");
    return {
      subject: t("subject", { report: String(report.id) }),
      preview: t("preview", { days: hoursToDecide[report.kind] / 24 }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { name })}</Paragraph>
          <Facts
            facts={{
              ...factsIn(language, report),
              [parts("decisionBy")]: at(report.dueAt, language),
            }}
          />
          <Paragraph>{t("next")}</Paragraph>
          <Paragraph>{t("notYou", { email: seller().email })}</Paragraph>
        </>
      ),
    };
  });

const ToReports = ({ language }: { language: string }) => (
  <ButtonLink href={throughLogin(backOfficeLink("reports"))}>
    {translatorIn(language, "staffEmails")("openReports")}
  </ButtonLink>
);

/** To the shop. */
export const reportArrivedEmail = (report: Received) =>
  translatedEmail("reportArrivedEmail", (t, language) => {
    const moment = at(report.dueAt, language);
    const kind = translatorIn(language, "reportKinds")(report.kind);
    return {
      subject: t("subject", { report: String(report.id), kind }),
      preview: t("preview", { host: report.host, moment }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Facts facts={{ ...factsIn(language, report), [t("decideBy")]: moment }} />
          <ToReports language={language} />
        </>
      ),
    };
  });

const IfYouDisagree = ({ language }: { language: string }) => (
  <Paragraph>
    {translatorIn(language, "reportEmails")("disagree", { email: seller().email })}
  </Paragraph>
);

interface Decided extends Report {
  isTakenDown: boolean;
  ground: TakedownGround | null;
  reason: string;
}

/** To the reporter: what was decided, and what they can do about it. */
export const reportDecidedEmail = ({ isTakenDown, ground, reason, ...report }: Decided) =>
  translatedEmail("reportDecidedEmail", (t, language) => {
    const parts = translatorIn(language, "reportEmails");
    const grounds = translatorIn(language, "takedownGrounds");
    return {
      subject: t(isTakenDown ? "subjectOffline" : "subject", { report: String(report.id) }),
      preview: reason,
      body: (
        <>
          <Title>{t(isTakenDown ? "titleOffline" : "title")}</Title>
          <Facts
            facts={{
              ...factsIn(language, report),
              ...(ground === null ? {} : { [parts("ground")]: grounds(ground) }),
            }}
          />
          <Paragraph>{parts("reason", { reason })}</Paragraph>
          <IfYouDisagree language={language} />
        </>
      ),
    };
  });

/** The statement of reasons to the owner of a shared draft (Article 17 of Regulation (EU) 2022/2065). */
export const draftTakenDownEmail = (
  template: string,
  { reason, ground }: { reason: string; ground: TakedownGround },
) =>
  translatedEmail("draftTakenDownEmail", (t, language) => {
    const parts = translatorIn(language, "reportEmails");
    return {
      subject: t("subject", { template }),
      preview: reason,
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { template })}</Paragraph>
          <Paragraph>{parts("reason", { reason })}</Paragraph>
          <Facts
            facts={{
              [parts("ground")]: translatorIn(language, "takedownGrounds")(ground),
              [parts("learned")]: parts("somebodyReported"),
              [parts("decidedBy")]: parts("person"),
            }}
          />
          <Paragraph>
            {t("disagree", { email: seller().email, days: objectionHours / 24 })}
          </Paragraph>
        </>
      ),
    };
  });

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = (report: Report) =>
  translatedEmail("reportRestoredEmail", (t, language) => ({
    subject: t("subject", { report: String(report.id) }),
    preview: t("preview", { host: report.host }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Facts facts={factsIn(language, report)} />
        <Paragraph>{t("text")}</Paragraph>
        <IfYouDisagree language={language} />
      </>
    ),
  }));

/** To the shop. */
export const objectionArrivedEmail = (id: number, site: string) =>
  translatedEmail("objectionArrivedEmail", (t, language) => ({
    subject: t("subject", { report: String(id) }),
    preview: t("preview", { site }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { site, days: objectionHours / 24 })}</Paragraph>
        <ToReports language={language} />
      </>
    ),
  }));

/** To the owner of a site. */
export const objectionDeclinedEmail = (template: string, answer: string) =>
  translatedEmail("objectionDeclinedEmail", (t) => ({
    subject: t("subject", { template }),
    preview: answer,
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { template })}</Paragraph>
        <Paragraph>{t("answer", { answer })}</Paragraph>
        <Paragraph>{t("court")}</Paragraph>
      </>
    ),
  }));
