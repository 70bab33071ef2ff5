import { site } from "@/lib/site";
import type { Letter } from "../letter";
import { Paragraph, Title } from "./parts";

export const passwordChangedLetter = (): Letter => ({
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
