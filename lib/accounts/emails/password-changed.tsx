import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export const passwordChangedEmail = ({ token }: { token: string }): Email => ({
  subject: `Your ${site.name} password was changed`,
  preview: "Every other device was logged out.",
  body: (
    <>
      <Title>Your password was changed</Title>
      <Paragraph>
        The password of your account was just changed, and every other device was logged out.
      </Paragraph>
      <NotMe token={token} />
    </>
  ),
});
