import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";

const list = new Intl.ListFormat("en");

export const apiTokensEndedEmail = ({ names }: { names: readonly string[] }): Email => ({
  subject: `The API tokens of your account at ${site.name} ended`,
  preview: "Programs that used them are refused from now on.",
  body: (
    <>
      <Title>Your API tokens ended</Title>
      <Paragraph>
        {`These API tokens ended together with the sessions of your account: ${list.format(names.map((name) => `“${name}”`))}.`}
      </Paragraph>
      <Paragraph>
        Programs that used them are refused from now on. For those that you still need, make new
        tokens where you made these: in your profile or in the back office.
      </Paragraph>
    </>
  ),
});
