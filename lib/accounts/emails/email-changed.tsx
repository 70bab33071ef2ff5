import { site } from "@/lib/site";
import { Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";

/** To the address that the account had. */
export const emailChangedEmail = ({ email }: { email: string }): Email => ({
  subject: `Your ${site.name} account has another address`,
  preview: `It is ${email} from now on.`,
  body: (
    <>
      <Title>Your account has another address</Title>
      <Paragraph>{`From now on you sign in with ${email}, and our letters go there.`}</Paragraph>
      <Paragraph>{`If it was not you, write to us at once: ${site.email}`}</Paragraph>
    </>
  ),
});
