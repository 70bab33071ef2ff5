import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

/** To the previous address of the account. */
export const emailChangedEmail = ({ email, token }: { email: string; token: string }): Email => ({
  subject: `Your ${site.name} account has a new address`,
  preview: `It is ${email} from now on.`,
  body: (
    <>
      <Title>Your account has a new address</Title>
      <Paragraph>{`From now on you log in with ${email}, and our e-mails go there.`}</Paragraph>
      <NotMe token={token} />
    </>
  ),
});
