import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { LostSwatch } from "@/components/ui/illustrations/lost-swatch";
import { links } from "@/lib/links";
import { MessagePage } from "./message-page";
import { notFoundTexts } from "./texts";

/** Next adds `noindex` by itself. */
export const notFoundMetadata: Metadata = { title: notFoundTexts.pageTitle };

export function NotFoundMessage() {
  return (
    <MessagePage
      picture={<LostSwatch className="h-48" />}
      title={notFoundTexts.title}
      text={notFoundTexts.text}
      action={{ label: notFoundTexts.browseAll, href: links.shop }}
    />
  );
}

function ThrowNotFound(): never {
  notFound();
}

/**
 * A page returns this component when nothing exists at its address, so that the message is in the
 * HTML. If the page itself called `notFound`, Next would send an empty document; if it is called
 * inside a Suspense boundary, the HTML contains the fallback: here the `message`, which the nearest
 * not-found file would show. The status is 404 if the page is prerendered; a page that is rendered
 * per request has already been answered with 200.
 */
export function NotFoundPage({ message = <NotFoundMessage /> }: { message?: ReactNode }) {
  return (
    <Suspense fallback={message}>
      <ThrowNotFound />
    </Suspense>
  );
}
