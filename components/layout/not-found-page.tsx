import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { LostSwatch } from "@/components/illustrations/lost-swatch";
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
 * For a page to return when there is nothing at its address, so that the message is in the HTML. If the page
 * itself called `notFound`, Next would send an empty document; of a Suspense boundary in which it is called,
 * the HTML has the fallback: the `message` of the nearest not-found file, which takes its place. The status is 404 where the page is prerendered; a page that is rendered per
 * request has been answered with 200 by then.
 */
export function NotFoundPage({ message = <NotFoundMessage /> }: { message?: ReactNode }) {
  return (
    <Suspense fallback={message}>
      <ThrowNotFound />
    </Suspense>
  );
}
