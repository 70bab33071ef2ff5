"use client";

import { type MouseEvent, type ReactNode, useEffect } from "react";
import { searchShortcut } from "@/components/catalogue/search-shortcut";
import { markEmptyCart } from "@/components/orders/cart/mark-empty-cart";
import { useNonce } from "@/lib/platform/next-internals/nonce";
import { keepEarlyClicks } from "./keep-early-clicks";
import { retryScripts } from "./retry-scripts";

const sources = [keepEarlyClicks, retryScripts, markEmptyCart, searchShortcut];

/** For a click on an element that is not hydrated yet, React calls no handler at all. */
function markAnswered({ nativeEvent }: MouseEvent) {
  nativeEvent.isAnswered = true;
}

/**
 * The body of all pages. Clicks on buttons before hydration are repeated later, and scripts that
 * fail to load are loaded again.
 */
export function Body({ children }: { children: ReactNode }) {
  // Only on the server: the browser has the source already.
  const source =
    typeof window === "undefined" ? sources.map((source) => `(${source})()`).join(";") : "";
  useEffect(() => {
    document.documentElement.dataset.scripts = "running";
  }, []);
  return (
    <body
      className="flex flex-col bg-paper font-sans text-base text-ink antialiased"
      onClickCapture={markAnswered}
    >
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source
        dangerouslySetInnerHTML={{ __html: source }}
      />
      {children}
    </body>
  );
}
