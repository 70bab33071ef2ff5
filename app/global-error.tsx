"use client";

import { button } from "@/components/ui/button";
import { errorPage as texts } from "@/lib/translations/en/layout";
import "./globals.css";

/** Shown when the root layout throws. Plain, so that this page cannot fail as well. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body className="grid place-items-center bg-paper p-6 text-center text-ink">
        <main>
          <title>{texts.title}</title>
          <h1 className="text-2xl">{texts.title}</h1>
          <p className="mt-3">{texts.shopFailed}</p>
          <button type="button" className={`${button()} mt-6`} onClick={reset}>
            {texts.tryAgain}
          </button>
        </main>
      </body>
    </html>
  );
}
