import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { addUser } from "@/e2e/support/factories";
import { type Email, translatedEmail } from "../render-email";
import { queueEmail } from "./queue-email";

const translated = translatedEmail("passwordChangedEmail", (t) => ({
  subject: t("title"),
  preview: "",
  body: null,
}));

const plain: Email = { subject: "A payment needs a decision", preview: "", body: null };

let made = 0;

async function queued(to: string, email: Email | typeof translated, language?: string) {
  const key = `occasion:${++made}`;
  const attachments = [{ termsOf: 1 }];
  await queueEmail(database(), { key, to, email, language, attachments });
  const [row] = await database().select().from(emailOutbox).where(eq(emailOutbox.key, key));
  return row?.payload;
}

const english = "Your password was changed";
const inPseudoLanguage = expect.stringMatching(/^⟦Your password was changed·+⟧$/);

test("an email to a customer is in the language of the account, whatever page caused it", async () => {
  const { email } = await addUser({ language: "en-XA" });
  const other = await addUser();
  for (const language of [undefined, "en"]) {
    expect(await queued(email, translated, language)).toMatchObject({
      subject: inPseudoLanguage,
      html: expect.stringMatching(/<html[^>]* lang="en-XA"/),
      text: expect.stringMatching(/⟦Imprint·+⟧ https:\/\/shop\.test\/en-XA\/imprint/),
      withoutAttachments: { text: expect.stringMatching(/⟦Your purchases·+⟧/) },
    });
  }
  expect(await queued(other.email, translated, "en-XA")).toMatchObject({ subject: english });
});

test("one to an address without an account is in the language of the page", async () => {
  expect(await queued("somebody@example.com", translated, "en-XA")).toMatchObject({
    subject: inPseudoLanguage,
  });
  expect(await queued("somebody@example.com", translated)).toMatchObject({ subject: english });
});

test("a language that is no longer offered is replaced by English", async () => {
  const { email } = await addUser({ language: "tlh" });
  expect(await queued(email, translated)).toMatchObject({
    subject: english,
    html: expect.stringMatching(/<html[^>]* lang="en"/),
  });
});

test("one that is not translated is in English, with its frame", async () => {
  const { email } = await addUser({ language: "en-XA" });
  expect(await queued(email, plain)).toMatchObject({
    subject: plain.subject,
    text: expect.stringContaining("Imprint https://shop.test/imprint"),
  });
});
