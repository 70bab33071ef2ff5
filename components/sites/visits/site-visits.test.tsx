import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteView } from "@/lib/sites/schemas";
import { TranslationsProvider } from "@/lib/translations/client";
import { messagesIn } from "@/lib/translations/messages";
import { SiteVisits } from "./site-visits";

// Cast: of a site with visits only these figures are read.
const site = {} as SiteView;

const shown = (programs: number) =>
  renderToStaticMarkup(
    <TranslationsProvider language="en" messages={{ siteVisits: messagesIn("en", "siteVisits") }}>
      <SiteVisits
        site={site}
        visits={{
          isCounted: true,
          days: [{ day: "2026-11-27", visits: 3, views: 5, programs }],
          visits: 3,
          views: 5,
          programs,
          visitsBefore: 0,
          pages: [],
          sources: [],
        }}
      />
    </TranslationsProvider>,
  );

/** @requirement Sites: Visits by programs are kept apart from those of people */
test("visits of programs are named beside those of people, where there are any", () => {
  expect(shown(40)).toContain("About 40 by programs");
  expect(shown(1_250)).toContain("About 1,250 by programs");
  expect(shown(0)).not.toContain("About");
});
