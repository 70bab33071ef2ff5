import { site } from "@/lib/site";
import { Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";
import { NotMe } from "./not-me";

interface ApiTokenNotice {
  /** As its maker named it. */
  name: string;
  token: string;
}

export const apiTokenEmail = ({ name, token }: ApiTokenNotice): Email => ({
  subject: `A new API token for the back office of ${site.name}`,
  preview: "With it a program acts in your name.",
  body: (
    <>
      <Title>A new API token</Title>
      <Paragraph>
        {`The API token “${name}” was made with your account just now. With it a program acts in the back office in your name.`}
      </Paragraph>
      <NotMe token={token} />
    </>
  ),
});
