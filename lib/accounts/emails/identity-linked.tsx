import { env } from "@/lib/env";
import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export const identityLinkedEmail = ({ token }: { token: string }): Email => {
  const provider = env("identity").OIDC_NAME;
  return {
    subject: `A new way to log in to ${site.name}`,
    preview: `You can now log in with ${provider}.`,
    body: (
      <>
        <Title>A new way to log in</Title>
        <Paragraph>{`You can now also log in to your account with ${provider}.`}</Paragraph>
        <NotMe token={token} />
      </>
    ),
  };
};
