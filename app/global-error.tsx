"use client";

import { errorTexts } from "@/components/layout/texts";
import { button } from "@/components/ui/button";
import "./globals.css";

/** Shown when the root layout throws. Plain, so that this page cannot fail as well. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body className="grid place-items-center bg-paper p-6 text-center text-ink">
        <main>
          <title>{errorTexts.title}</title>
          <h1 className="text-2xl">{errorTexts.title}</h1>
          <p className="mt-3">{errorTexts.shopFailed}</p>
          <button type="button" className={`${button()} mt-6`} onClick={reset}>
            {errorTexts.tryAgain}
          </button>
        </main>
      </body>
    </html>
  );
}
