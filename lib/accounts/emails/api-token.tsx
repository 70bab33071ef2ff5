import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface ApiTokenNotice {
  /** The name that its owner gave it. */
  name: string;
  /** What a program can access with it. */
  reach: keyof typeof texts;
  token: string;
}

const texts = {
  own: {
    subject: `A new API token for your account at ${site.name}`,
    preview: "A program can read your data with it.",
    does: "With it, a program can read your orders or sites, but cannot change anything.",
  },
  "back-office": {
    subject: `A new API token for the back office of ${site.name}`,
    preview: "A program can act in your name with it.",
    does: "With it, a program can act in the back office in your name.",
  },
} as const;

export const apiTokenEmail = ({ name, reach, token }: ApiTokenNotice): Email => ({
  subject: texts[reach].subject,
  preview: texts[reach].preview,
  body: (
    <>
      <Title>A new API token</Title>
      <Paragraph>
        {`The API token “${name}” was just created in your account. ${texts[reach].does}`}
      </Paragraph>
      <NotMe token={token} />
    </>
  ),
});
