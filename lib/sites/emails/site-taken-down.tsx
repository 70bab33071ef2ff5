import type { ReportSource, TakedownGround } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { inWords, objectionHours } from "../reports/rules";
import { groundTexts } from "../reports/texts";

interface Statement {
  reason: string;
  ground: TakedownGround;
  source: ReportSource;
  /** Null until the license is first shown. */
  license: string | null;
}

/** The statement of reasons to the owner (Article 17 of Regulation (EU) 2022/2065). */
export const siteTakenDownEmail = (
  template: string,
  { reason, ground, source, license }: Statement,
): Email => ({
  subject: `We took your site down: ${template}`,
  preview: reason,
  body: (
    <>
      <Title>We took your site down</Title>
      <Paragraph>{`Your site made with ${template} is offline, at all of its addresses.`}</Paragraph>
      <Paragraph>{`Our reason: ${reason}`}</Paragraph>
      <Facts
        facts={{
          Ground: groundTexts[ground],
          "How we learned of it":
            source === "notice" ? "Somebody reported it" : "We saw it ourselves",
          "Decided by": "A person",
        }}
      />
      <Paragraph>
        {`If you disagree, you can object on your site’s page, free of charge: a person answers within ${inWords(objectionHours)}. You can also go to court. Your text, pictures and versions are kept.`}
      </Paragraph>
      <ButtonLink href={absolute(license ? siteLinks.ownSite(license) : links.purchases)}>
        Object to this decision
      </ButtonLink>
    </>
  ),
});

/** After a takedown; `answer` is that to an objection. */
export const siteAllowedEmail = (
  template: string,
  { isOnline, answer }: { isOnline: boolean; answer: string | null },
): Email => ({
  subject: isOnline
    ? `Your site is online again: ${template}`
    : `You can publish your site again: ${template}`,
  preview: answer ?? "It was taken down, and now you can publish it again.",
  body: (
    <>
      <Title>{isOnline ? "Your site is online again" : "You can publish your site again"}</Title>
      <Paragraph>
        {isOnline
          ? `We had taken down your site made with ${template}. It is online again, as it was.`
          : `We had taken down your site made with ${template}. You can now publish it again whenever you like.`}
      </Paragraph>
      {answer !== null && <Paragraph>{`Our answer to your objection: ${answer}`}</Paragraph>}
      <ButtonLink href={absolute(links.purchases)}>Go to your purchases</ButtonLink>
    </>
  ),
});
