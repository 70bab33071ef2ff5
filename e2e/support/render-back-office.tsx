import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TranslationsProvider } from "@/lib/translations/client";
import { backOfficeGroups } from "@/lib/translations/en/back-office";
import { messagesIn } from "@/lib/translations/messages";

/** The markup of a part of the back office, with its messages. */
export const renderBackOffice = (part: ReactNode, language = "en") =>
  renderToStaticMarkup(
    <TranslationsProvider
      language={language}
      messages={Object.fromEntries(
        backOfficeGroups.map((group) => [group, messagesIn(language, group)]),
      )}
    >
      {part}
    </TranslationsProvider>,
  );
