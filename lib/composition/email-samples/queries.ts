import "server-only";
import { currentLanguage, currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { renderEmail } from "@/lib/platform/email/render-email";
import { type EmailGroup, type EmailKind, emailKinds } from "./rules";
import type { EmailSample } from "./sample";
import { accountSamples } from "./samples/accounts";
import { orderSamples } from "./samples/orders";
import { siteSamples } from "./samples/sites";
import { teamSamples } from "./samples/team";
import type { EmailSampleSummary, EmailSampleView } from "./schemas";

const occasionOf = currentTranslations("emailOccasions");

/** A sample of every email that the shop sends. */
export const samples: Record<EmailKind, EmailSample> = {
  ...accountSamples,
  ...orderSamples,
  ...siteSamples,
  ...teamSamples,
};

// Cast: the type of Object.entries does not keep the names.
const entries = Object.entries(emailKinds) as [EmailGroup, readonly EmailKind[]][];

export const listEmailSamples = (): EmailSampleSummary[] =>
  entries.flatMap(([group, kinds]) =>
    kinds.map((kind) => {
      const { subject } = samples[kind].email(currentLanguage());
      return { id: kind, kind, group, occasion: occasionOf(kind), subject };
    }),
  );

export async function readEmailSample(kind: EmailKind): Promise<EmailSampleView> {
  const group = entries.find(([, kinds]) => kinds.includes(kind))?.[0] ?? "accounts";
  const facts = { id: kind, kind, group, occasion: occasionOf(kind), from: env("email").MAIL_FROM };
  return { ...facts, ...(await renderEmail(samples[kind].email(currentLanguage()))) };
}
