import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

/** To the buyer, with the corrected invoice. */
export const invoiceCorrectedEmail = ({ id }: { id: number }, replaced: number): Email => ({
  subject: `Your corrected invoice for order ${id}`,
  preview: `It replaces invoice ${replaced}.`,
  body: (
    <>
      <Title>Your corrected invoice</Title>
      <Paragraph>
        {`The corrected invoice for your order ${id} is attached. It replaces invoice ${replaced}: please keep both for your books.`}
      </Paragraph>
      <Paragraph>What you paid stays the same.</Paragraph>
      <ButtonLink href={absolute(links.purchases)}>See your purchases</ButtonLink>
    </>
  ),
});
