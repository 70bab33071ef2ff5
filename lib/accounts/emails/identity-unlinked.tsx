import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface Unlinked {
  /** The host of the issuer. */
  provider: string;
  token: string;
}

export const identityUnlinkedEmail = ({ provider, token }: Unlinked): Email => ({
  subject: `A way to log in to ${site.name} was removed`,
  preview: `You can no longer log in with ${provider}.`,
  body: (
    <>
      <Title>A way to log in was removed</Title>
      <Paragraph>{`You can no longer log in with ${provider}.`}</Paragraph>
      <NotMe token={token} />
    </>
  ),
});
