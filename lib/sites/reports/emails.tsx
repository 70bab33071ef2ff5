import type { ReportKind, TakedownGround } from "@/db/words/site-reports";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatTimestamp } from "@/lib/dates";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";
import { hoursToDecide, inWords, objectionHours } from "./rules";
import { groundTexts, kindTexts } from "./texts";

interface Report {
  id: number;
  /** The host of the reported address: a whole address could hold words of the sender. */
  host: string;
  kind: ReportKind;
}

interface Received extends Report {
  dueAt: Date;
}

const factsOf = ({ id, host, kind }: Report) => ({
  Number: String(id),
  Site: host,
  Reported: kindTexts[kind],
});

const at = (moment: Date) => formatTimestamp(moment.toISOString());

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = ({ name, ...report }: Received & { name: string }): Email => ({
  subject: `We received your report ${report.id}`,
  preview: `A person looks at it within ${inWords(hoursToDecide[report.kind])}.`,
  body: (
    <>
      <Title>We received your report</Title>
      <Paragraph>{`Hello ${name}, thank you for your report. This is what the form on our website sent us:`}</Paragraph>
      <Facts facts={{ ...factsOf(report), "Decision by": at(report.dueAt) }} />
      <Paragraph>
        A person looks at the site and decides whether it stays online. We will e-mail you the
        decision. The owner of the site learns what was decided and why, but not who reported it.
      </Paragraph>
      <Paragraph>{`If you did not send this report, please write to ${seller().email}.`}</Paragraph>
    </>
  ),
});

/** To the shop. */
export const reportArrivedEmail = (report: Received): Email => ({
  subject: `Report ${report.id}: ${kindTexts[report.kind]}`,
  preview: `${report.host}, to decide by ${at(report.dueAt)}.`,
  body: (
    <>
      <Title>A site was reported</Title>
      <Facts facts={{ ...factsOf(report), "Decide by": at(report.dueAt) }} />
      <ButtonLink href={absolute(backOfficeLink("reports"))}>Open the reports</ButtonLink>
    </>
  ),
});

const IfYouDisagree = () => (
  <Paragraph>
    {`A person decided this. If you disagree, write to ${seller().email} with the number of your report, and we will look at it again. You can also go to court.`}
  </Paragraph>
);

interface Decided extends Report {
  isTakenDown: boolean;
  ground: TakedownGround | null;
  reason: string;
}

/** To the reporter: what was decided, and what they can do about it. */
export const reportDecidedEmail = ({ isTakenDown, ground, reason, ...report }: Decided): Email => ({
  subject: isTakenDown
    ? `The site of your report ${report.id} is offline`
    : `Our decision on your report ${report.id}`,
  preview: reason,
  body: (
    <>
      <Title>{isTakenDown ? "We took the site down" : "The site stays online"}</Title>
      <Facts
        facts={{ ...factsOf(report), ...(ground === null ? {} : { Ground: groundTexts[ground] }) }}
      />
      <Paragraph>{`Our reason: ${reason}`}</Paragraph>
      <IfYouDisagree />
    </>
  ),
});

/** The statement of reasons to the owner of a shared draft (Article 17 of Regulation (EU) 2022/2065). */
export const draftTakenDownEmail = (
  template: string,
  { reason, ground }: { reason: string; ground: TakedownGround },
): Email => ({
  subject: `We ended a link that you shared: ${template}`,
  preview: reason,
  body: (
    <>
      <Title>We ended a link that you shared</Title>
      <Paragraph>{`You shared a draft made with ${template} by a link. The link no longer shows your words. The draft itself is still in your account.`}</Paragraph>
      <Paragraph>{`Our reason: ${reason}`}</Paragraph>
      <Facts
        facts={{
          Ground: groundTexts[ground],
          "How we learned of it": "Somebody reported it",
          "Decided by": "A person",
        }}
      />
      <Paragraph>
        {`If you disagree, write to ${seller().email}, free of charge: a person answers within ${inWords(objectionHours)}. You can also go to court.`}
      </Paragraph>
    </>
  ),
});

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = (report: Report): Email => ({
  subject: `We changed our decision on your report ${report.id}`,
  preview: `The site ${report.host} may be online again.`,
  body: (
    <>
      <Title>The site may be online again</Title>
      <Facts facts={factsOf(report)} />
      <Paragraph>
        We had taken the site down. We looked at it again and no longer forbid it.
      </Paragraph>
      <IfYouDisagree />
    </>
  ),
});

/** To the shop. */
export const objectionArrivedEmail = (id: number, site: string): Email => ({
  subject: `Report ${id}: the owner objects`,
  preview: `The owner of ${site} objects to the takedown.`,
  body: (
    <>
      <Title>An owner objects</Title>
      <Paragraph>
        {`The owner of ${site} objects to the takedown. Please decide within ${inWords(objectionHours)}.`}
      </Paragraph>
      <ButtonLink href={absolute(backOfficeLink("reports"))}>Open the reports</ButtonLink>
    </>
  ),
});

/** To the owner of a site. */
export const objectionDeclinedEmail = (template: string, answer: string): Email => ({
  subject: `Your site stays offline: ${template}`,
  preview: answer,
  body: (
    <>
      <Title>Your site stays offline</Title>
      <Paragraph>{`We looked at your site made with ${template} again, and read your objection.`}</Paragraph>
      <Paragraph>{`Our answer: ${answer}`}</Paragraph>
      <Paragraph>
        A person decided this. You can go to court. Your text, pictures and versions are kept.
      </Paragraph>
    </>
  ),
});
