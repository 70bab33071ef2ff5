import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";
import { NotMe } from "./not-me";

export const identityLinkedEmail = ({ token }: { token: string }): Email => {
  const provider = env("identity").OIDC_NAME;
  return {
    subject: `A new way to sign in to ${site.name}`,
    preview: `Your account can be opened with ${provider}.`,
    body: (
      <>
        <Title>A new way to sign in</Title>
        <Paragraph>{`Your account can now also be opened with ${provider}.`}</Paragraph>
        <NotMe token={token} />
      </>
    ),
  };
};
