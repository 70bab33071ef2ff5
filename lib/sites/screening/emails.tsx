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
  subject: `We look at your site before it goes online: ${template}`,
  preview: `A person decides, ${heldTexts.howLong}.`,
  body: (
    <>
      <Title>We look at your site first</Title>
      <Paragraph>
        {change === "publication"
          ? `You published your site made with ${template}. It resembles sites that steal passwords or money, so a person looks at it before visitors see it, ${heldTexts.howLong}.`
          : `You changed your site made with ${template} (${heldTexts.changes[change].toLowerCase()}). With the change it resembles sites that steal passwords or money, so a person looks at it first, ${heldTexts.howLong}.`}
      </Paragraph>
      <Paragraph>
        {isOnline
          ? "Until then your visitors see the version before."
          : "Until then your site is not online."}
      </Paragraph>
      <Paragraph>This is what we noticed:</Paragraph>
      {reasons.slice(0, mostReasons).map(({ reason, evidence }) => (
        <Paragraph key={reason}>{`• ${reason}: “${evidence}”`}</Paragraph>
      ))}
      <Paragraph>
        Most often this is a misunderstanding. You can wait for us, or change these words and
        publish again: then it is checked again at once.
      </Paragraph>
      <ButtonLink href={toSite(license)}>Open your site’s page</ButtonLink>
    </>
  ),
});

export const siteApprovedEmail = ({ template, license, change }: HeldSite): Email => ({
  subject: `Your site is fine: ${template}`,
  preview: "We looked at it. Thank you for waiting.",
  body: (
    <>
      <Title>Your site is fine</Title>
      <Paragraph>
        {change === "publication"
          ? `We looked at your site made with ${template}, and it goes online now. Thank you for waiting.`
          : `We looked at the change of your site made with ${template}. You can make it now. Thank you for waiting.`}
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
          ? `We looked at what you published with ${template}, and did not put it online. Reason: ${answer}`
          : `We looked at the change of your site made with ${template}, and did not make it. Reason: ${answer}`}
      </Paragraph>
      <Paragraph>
        {`You can change your site and publish it again. If you think that we are wrong, please write to ${seller().email}.`}
      </Paragraph>
      <ButtonLink href={toSite(license)}>Open your site’s page</ButtonLink>
    </>
  ),
});
