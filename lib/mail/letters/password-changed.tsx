import { site } from "@/lib/site";
import type { Letter } from "../letter";
import { Paragraph } from "./frame";

export const passwordChangedLetter = (): Letter => ({
  subject: `Your ${site.name} password was changed`,
  body: (
    <>
      <Paragraph>
        The password of your account was changed just now, and every device was signed out.
      </Paragraph>
      <Paragraph>{`If it was not you, write to us at once: ${site.email}`}</Paragraph>
    </>
  ),
});
