import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";

const list = new Intl.ListFormat("en");

export const apiTokensEndedEmail = ({ names }: { names: readonly string[] }): Email => ({
  subject: `The API tokens of your ${site.name} account no longer work`,
  preview: "Programs that used them no longer have access.",
  body: (
    <>
      <Title>Your API tokens no longer work</Title>
      <Paragraph>
        {`These API tokens stopped working when all devices were logged out of your account: ${list.format(names.map((name) => `“${name}”`))}.`}
      </Paragraph>
      <Paragraph>
        Programs that used them no longer have access. For those you still need, please create new
        tokens in your profile or in the back office.
      </Paragraph>
    </>
  ),
});
