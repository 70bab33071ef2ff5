import { site } from "@/lib/site";
import { Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";

export const passwordChangedEmail = (): Email => ({
  subject: `Your ${site.name} password was changed`,
  preview: "Every device was signed out.",
  body: (
    <>
      <Title>Your password was changed</Title>
      <Paragraph>
        The password of your account was changed just now, and every device was signed out.
      </Paragraph>
      <Paragraph>{`If it was not you, write to us at once: ${site.email}`}</Paragraph>
    </>
  ),
});
