import { links } from "@/lib/links";
import { absolute, site } from "@/lib/site";
import type { Letter } from "../letter";
import { Action, Paragraph, Title } from "./parts";

export const welcomeLetter = ({ name }: { name: string }): Letter => ({
  subject: `Welcome to ${site.name}`,
  preview: "Your account is open.",
  body: (
    <>
      <Title>{`Hello ${name}`}</Title>
      <Paragraph>
        Your account is open. Sign in with this e-mail address to keep your cart, your purchases and
        your colours in one place.
      </Paragraph>
      <Action href={absolute(links.login)}>Sign in</Action>
      <Paragraph>
        If you did not open this account, somebody typed your address by mistake. You need not do
        anything.
      </Paragraph>
    </>
  ),
});
