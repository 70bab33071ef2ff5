import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface PasskeyNotice {
  event: "added" | "removed";
  /** The name that its owner gave it. */
  name: string;
  token: string;
}

export function passkeyEmail({ event, name, token }: PasskeyNotice): Email {
  const isNew = event === "added";
  return {
    subject: isNew
      ? `Your ${site.name} account has a new passkey`
      : `A passkey of your ${site.name} account was removed`,
    preview: isNew
      ? "You can log in with it without a password."
      : "You can no longer log in with it.",
    body: (
      <>
        <Title>{isNew ? "A new passkey" : "A passkey was removed"}</Title>
        <Paragraph>
          {isNew
            ? `From now on you can log in with the passkey “${name}”, without a password.`
            : `You can no longer log in with the passkey “${name}”.`}
        </Paragraph>
        <NotMe token={token} />
      </>
    ),
  };
}
