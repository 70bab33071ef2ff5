import { links } from "@/lib/links";
import { absolute, site } from "@/lib/site";
import { ButtonLink, Paragraph, Title } from "../../email/components";
import type { Email } from "../../email/render-email";

export const welcomeEmail = ({ name }: { name: string }): Email => ({
  subject: `Welcome to ${site.name}`,
  preview: "Your account is open.",
  body: (
    <>
      <Title>{`Hello ${name}`}</Title>
      <Paragraph>
        Your account is open. Sign in with this e-mail address to keep your cart, your purchases and
        your colors in one place.
      </Paragraph>
      <ButtonLink href={absolute(links.login)}>Sign in</ButtonLink>
      <Paragraph>
        If you did not open this account, somebody typed your address by mistake. You need not do
        anything.
      </Paragraph>
    </>
  ),
});
