import type { HeldChange } from "@/db/words/sites";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import type { Reason } from "./reasons";
import { heldTexts } from "./texts";

interface HeldSite {
  template: string;
  license: string;
  change: HeldChange;
}

const toSite = (license: string) => absolute(siteLinks.ownSite(license));

const mostReasons = 5;

export const siteHeldEmail = ({
  template,
  license,
  change,
  isOnline,
  reasons,
}: HeldSite & { isOnline: boolean; reasons: readonly Reason[] }): Email => ({
  subject: `We are checking your site before it goes online: ${template}`,
  preview: `A person decides, ${heldTexts.howLong}.`,
  body: (
    <>
      <Title>We are checking your site first</Title>
      <Paragraph>
        {change === "publication"
          ? `You published your site made with ${template}. Something in it looks like sites that steal passwords or money, so one of us checks it before visitors can see it, ${heldTexts.howLong}.`
          : `You changed your site made with ${template} (${heldTexts.changes[change].toLowerCase()}). With this change, something in it looks like sites that steal passwords or money, so one of us checks it first, ${heldTexts.howLong}.`}
      </Paragraph>
      <Paragraph>
        {isOnline
          ? "Until then, your visitors see the previous version."
          : "Until then, your site is not online."}
      </Paragraph>
      {reasons.length > 0 ? (
        <>
          <Paragraph>This is what we noticed:</Paragraph>
          {reasons.slice(0, mostReasons).map(({ reason, evidence }) => (
            <Paragraph key={reason}>{`• ${reason}: “${evidence}”`}</Paragraph>
          ))}
          <Paragraph>
            Usually it is a misunderstanding. You can wait for our decision, or change these words
            and publish again: the new version is checked right away.
          </Paragraph>
        </>
      ) : (
        <Paragraph>{heldTexts.stopped(seller().email)}</Paragraph>
      )}
      <ButtonLink href={toSite(license)}>Open your site’s page</ButtonLink>
    </>
  ),
});

export const siteApprovedEmail = ({ template, license, change }: HeldSite): Email => ({
  subject: `Your site is fine: ${template}`,
  preview: "We checked it. Thank you for waiting.",
  body: (
    <>
      <Title>Your site is fine</Title>
      <Paragraph>
        {change === "publication"
          ? `We checked your site made with ${template}, and it is going online now. Thank you for waiting.`
          : `We checked the change to your site made with ${template}. You can make it now. Thank you for waiting.`}
      </Paragraph>
      <ButtonLink href={toSite(license)}>Open your site’s page</ButtonLink>
    </>
  ),
});

export const siteRefusedEmail = ({
  template,
  license,
  change,
  answer,
}: HeldSite & { answer: string }): Email => ({
  subject: `We did not put your site online: ${template}`,
  preview: answer,
  body: (
    <>
      <Title>We did not put this online</Title>
      <Paragraph>
        {change === "publication"
          ? `We checked your site made with ${template} and did not put it online.`
          : `We checked the change to your site made with ${template} and did not make it.`}
      </Paragraph>
      <Paragraph>{`Our reason: ${answer}`}</Paragraph>
      <Paragraph>
        {`You can change your site and publish it again. If you think we are wrong, please write to ${seller().email}.`}
      </Paragraph>
      <ButtonLink href={toSite(license)}>Open your site’s page</ButtonLink>
    </>
  ),
});
