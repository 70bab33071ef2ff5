"use client";

import { BrokenSwatch } from "@/components/illustrations/broken-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { button } from "@/components/ui/button";
import { links } from "@/lib/links";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      picture={<BrokenSwatch className="h-48" />}
      title="Something went wrong"
      text="This page could not be put together just now. Nothing of yours is lost."
      hint={error.digest ? `If it happens again, tell us this code: ${error.digest}` : undefined}
      action={{ label: "Go to the home page", href: links.home }}
    >
      <button type="button" className={button()} onClick={reset}>
        Try again
      </button>
    </MessagePage>
  );
}
