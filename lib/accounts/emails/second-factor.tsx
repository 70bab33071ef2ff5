import { Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export type FactorEvent = "on" | "off" | "codes-renewed" | "recovery-code-used" | "guessed";

interface FactorNotice {
  subject: string;
  preview: string;
  title: string;
  text: string;
}

const notices: Record<FactorEvent, FactorNotice> = {
  on: {
    subject: `Two-step login is on for your ${site.name} account`,
    preview: "Each login asks for a code from now on.",
    title: "Two-step login is on",
    text: "From now on each login asks for a code from your authenticator app, or for one of your recovery codes. Your other devices were logged out.",
  },
  off: {
    subject: `Two-step login is off for your ${site.name} account`,
    preview: "Logging in no longer asks for a code.",
    title: "Two-step login is off",
    text: "Your authenticator app was removed, and your recovery codes stopped working. You can turn it on again in your profile.",
  },
  "codes-renewed": {
    subject: `Your ${site.name} account has new recovery codes`,
    preview: "The ones before stopped working.",
    title: "New recovery codes",
    text: "Your account has new recovery codes. The ones before stopped working.",
  },
  "recovery-code-used": {
    subject: `A recovery code of your ${site.name} account was used`,
    preview: "It was used instead of your authenticator app.",
    title: "A recovery code was used",
    text: "A recovery code was used instead of your authenticator app. It does not work again. If you have few left, you can get new ones in your profile.",
  },
  guessed: {
    subject: `Wrong codes for your ${site.name} account`,
    preview: "Someone knows your password, but not your codes.",
    title: "Wrong codes for your account",
    text: "Someone typed your password and then many wrong codes. They did not get in. If it was not you, they know your password: choose a new one.",
  },
};

export function secondFactorEmail({ event, token }: { event: FactorEvent; token: string }): Email {
  const { subject, preview, title, text } = notices[event];
  return {
    subject,
    preview,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        <NotMe token={token} />
      </>
    ),
  };
}
