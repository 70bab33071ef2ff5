import { links } from "@/lib/links";
import { absolute, site } from "@/lib/site";
import type { Letter } from "../letter";
import { Action, Paragraph, Title } from "./parts";

export const resetLetter = ({ token }: { token: string }): Letter => ({
  subject: `Choose a new password for ${site.name}`,
  preview: "The link works once, within an hour.",
  body: (
    <>
      <Title>A new password</Title>
      <Paragraph>Somebody asked for a new password for your account. If it was you:</Paragraph>
      <Action href={absolute(links.resetPassword(token))}>Choose a new password</Action>
      <Paragraph>
        The link works once, within an hour. If it was not you, ignore this letter: your password
        stays as it is.
      </Paragraph>
    </>
  ),
});
