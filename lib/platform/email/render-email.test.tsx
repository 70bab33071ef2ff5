import { expect, test } from "vitest";
import { passwordChangedEmail } from "@/lib/accounts/emails/password-changed";
import { resetPasswordEmail } from "@/lib/accounts/emails/reset-password";
import { welcomeEmail } from "@/lib/accounts/emails/welcome";
import { deletionAskedEmail } from "@/lib/privacy/emails/deletion";
import { Facts, Paragraph, PriceTable } from "./components";
import { type Email, renderEmail, type TranslatedEmail } from "./render-email";

const framed = (...parts: string[]) =>
  [
    "Presetry",
    ...parts,
    "Presetry GmbH, Farbenweg 14, 10115 Berlin, Germany",
    "hello@presetry.example",
    "Imprint https://shop.test/imprint · Terms https://shop.test/terms · Privacy https://shop.test/privacy",
  ].join("\n\n");

const written = (body: Email["body"]) => renderEmail({ subject: "Hi", preview: "", body });

test("an email has the same content in HTML and in text, with its markup escaped", async () => {
  const { html, text } = await written(
    <>
      <Paragraph>{"One\ntwo\n\nthree"}</Paragraph>
      <Paragraph>{`<a name="x">&'`}</Paragraph>
    </>,
  );
  expect(text).toBe(framed("One\ntwo\n\nthree", `<a name="x">&'`));
  expect(html).toContain(">One<br/>two<br/><br/>three</p>");
  expect(html).toContain(">&lt;a name=&quot;x&quot;&gt;&amp;&#x27;</p>");
  expect(html).not.toContain("<a name");
});

test("a list of facts keeps its columns in text", async () => {
  const facts = { Bank: "Sample Savings Bank", "Payment reference": "RF12 000001" };
  expect((await written(<Facts facts={facts} />)).text).toBe(
    framed("Bank                Sample Savings Bank\nPayment reference   RF12 000001"),
  );
});

const items = [
  { name: "Silent", priceCents: 2_000 },
  { name: "Gourmet Grove", priceCents: 1_750 },
];

test.each([
  [
    "with deployment",
    8_000,
    "Silent          $20\nGourmet Grove   $17.50\nSubtotal        $37.50\nDeployment      $80\nTotal           $117.50",
  ],
  ["without", 0, "Silent          $20\nGourmet Grove   $17.50\nTotal           $37.50"],
])("the totals of an order %s are listed", async (_, deploymentCents, lines) => {
  const sums = { subtotalCents: 3_750, deploymentCents, totalCents: 3_750 + deploymentCents };
  expect(
    (await written(<PriceTable language="en" items={items} currency="USD" {...sums} />)).text,
  ).toBe(framed(lines));
});

test.each([
  ["Hello\r\nBcc: eve@example.com", "Hello Bcc: eve@example.com"],
  ["\n a \t b\u2028c\u2029d\u000be\u000c", "a b c d e"],
  ["bell\u0007 and \u0085next", "bell and next"],
])("the subject %j is one line", async (subject, line) => {
  expect((await renderEmail({ subject, preview: "", body: null })).subject).toBe(line);
});

test.each<[string, TranslatedEmail, string, string]>([
  [
    "welcome email",
    welcomeEmail({ name: "Bäckerei 日本", token: "token" }),
    "Welcome to Presetry",
    framed(
      "Hello Bäckerei 日本",
      "Your account is ready. Log in with this e-mail address to keep your cart, your purchases and your colors in one place. Please confirm that it is yours, so that messages from your sites reach you.",
      "Confirm this address https://shop.test/confirm-email#token",
      "If you did not create this account, someone typed your address by mistake. Do not confirm it: there is nothing you need to do.",
    ),
  ],
  [
    "email with a reset link",
    resetPasswordEmail({ token: "abc" }),
    "Choose a new password for Presetry",
    framed(
      "A new password",
      "Someone asked for a new password for your account. If it was you:",
      "Choose a new password https://shop.test/reset-password/abc",
      "The link works once, within an hour. If it was not you, ignore this e-mail: your password stays as it is.",
    ),
  ],
  [
    "email about a changed password",
    passwordChangedEmail({ token: "token" }),
    "Your Presetry password was changed",
    framed(
      "Your password was changed",
      "The password of your account was just changed, and every other device was logged out.",
      "If it was you, there is nothing you need to do. If not, secure your account: every device is logged out, and you choose a new password. The link works for a week.",
      "That was not me https://shop.test/not-me#token",
    ),
  ],
  [
    "email about an account that will be deleted",
    deletionAskedEmail({ deletesAt: "2026-12-07T10:00:00.000Z", token: "token" }),
    "Your Presetry account will be deleted",
    framed(
      "Your account will be deleted",
      "On 7 December 2026 your sites go offline, and your account is deleted with your drafts, pictures and messages. Invoices stay for 10 years, because tax law requires it, without your e-mail address.",
      "Until then you can change your mind: log in, and keep your account.",
      "Keep my account https://shop.test/login?redirect=%2Fprofile%2Fdata",
      "If it was you, there is nothing you need to do. If not, secure your account: every device is logged out, and you choose a new password. The link works for a week.",
      "That was not me https://shop.test/not-me#token",
    ),
  ],
])("the subject and text of the %s", async (_, email, subject, text) => {
  const rendered = await renderEmail(email("en"));
  expect(rendered).toMatchObject({ subject, text });
  const addresses = [...rendered.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, it]) => it);
  expect(addresses.filter((it) => !it?.startsWith("https://shop.test/"))).toEqual([
    "mailto:hello@presetry.example",
  ]);
});
