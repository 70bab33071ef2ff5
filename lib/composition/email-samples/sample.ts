import { mainLanguage } from "@/lib/languages.mjs";
import type { Email, TranslatedEmail } from "@/lib/platform/email/render-email";

export interface EmailSample {
  /** The email's template. */
  make: unknown;
  /** What it is made with. */
  facts: readonly unknown[];
  email: (language?: string) => Email;
}

/** An email with invented facts. */
export const sample = <Facts extends unknown[]>(
  make: (...facts: Facts) => TranslatedEmail,
  ...facts: Facts
): EmailSample => ({
  make,
  facts,
  email: (language = mainLanguage) => make(...facts)(language),
});

/** An invented token for the links. */
export const token = "sample";

export const customer = { email: "ann@example.com" };

export const license = "SAMPLE-0000-0000";

/** A day in two weeks. */
export const deletesAt = "2027-01-15T10:00:00.000Z";
