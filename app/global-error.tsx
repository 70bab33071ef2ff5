"use client";

import { button } from "@/components/ui/button";
import "./globals.css";

/** Shown when the root layout throws. Plain, so that nothing in it can fail again. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body className="grid place-items-center bg-paper p-6 text-center text-ink">
        <main>
          <title>Something went wrong</title>
          <h1 className="text-2xl">Something went wrong</h1>
          <p className="mt-3">The shop could not be shown. Please try again in a moment.</p>
          <button type="button" className={`${button()} mt-6`} onClick={reset}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
