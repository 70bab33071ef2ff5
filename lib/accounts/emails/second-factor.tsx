import { site } from "@/lib/site";
import { Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";
import { NotMe } from "./not-me";

export const secondFactorEmail = ({ token }: { token: string }): Email => ({
  subject: `Your ${site.name} account has a second factor`,
  preview: "Each sign-in asks for a code from now on.",
  body: (
    <>
      <Title>A second factor</Title>
      <Paragraph>
        From now on each sign-in asks for a code of your authenticator app, or for one of the
        recovery codes that you were shown.
      </Paragraph>
      <NotMe token={token} />
    </>
  ),
});
