import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TranslationsProvider } from "@/lib/translations/client";
import { messagesIn } from "@/lib/translations/messages";
import { PutBack } from "./put-back";

test("it says what was put back of which site, and leads to a new password", () => {
  const html = renderToStaticMarkup(
    <TranslationsProvider
      language="en"
      messages={{
        notMe: messagesIn("en", "notMe"),
        siteDestinations: messagesIn("en", "siteDestinations"),
      }}
    >
      <PutBack
        putBack={[
          { site: "a", template: "Sonic", destinations: ["domain", "webhook"] },
          { site: "b", template: "Silent", destinations: ["paymentLink"] },
        ]}
        resetPage="/reset-password/token"
      />
    </TranslationsProvider>,
  );
  expect(html).toContain("<li>Sonic: Domain, Program that gets messages</li>");
  expect(html).toContain("<li>Silent: Link to the payment page</li>");
  expect(html).toContain('href="/reset-password/token"');
});
