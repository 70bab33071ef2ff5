"use client";

import { MessagePage } from "@/components/layout/message-page";
import { errorTexts } from "@/components/layout/texts";
import { button } from "@/components/ui/button";
import { BrokenSwatch } from "@/components/ui/illustrations/broken-swatch";
import { links } from "@/lib/links";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      picture={<BrokenSwatch className="h-48" />}
      title={errorTexts.title}
      text={errorTexts.text}
      hint={error.digest ? errorTexts.code(error.digest) : undefined}
      action={{ label: errorTexts.goHome, href: links.home }}
    >
      <button type="button" className={button()} onClick={reset}>
        {errorTexts.tryAgain}
      </button>
    </MessagePage>
  );
}
